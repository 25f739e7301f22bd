/*
 * Every style of the site, in one order: Mantine's variables and components in its canonical order, the page's own
 * rules, pieces, shell, blocks. Whatever a page inlines is a part of this sheet in the same order.
 */
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/Accordion.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/carousel/styles.css';
import '@mantine/notifications/styles.css';
import './base.css';
import './styleModules.ts';
