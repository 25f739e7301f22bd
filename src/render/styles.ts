/*
 * Every style there is, in one order: Mantine's in its own, the page's rules, pieces, shell, blocks. What the program
 * has no component for is left out when it is compiled; whatever a page inlines is a part of that in the same order.
 */
import '@mantine/core/styles.css';
import '@mantine/carousel/styles.css';
import '@mantine/notifications/styles.css';
import './base.css';
import './styleModules.ts';
