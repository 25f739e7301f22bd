/*
 * All styles, in one order: Mantine's in its own, then the page's rules, shared components, shell, blocks. Styles of
 * unused components are left out when the style sheet is compiled. The styles that a page inlines are a part of it, in
 * the same order.
 */
import '@mantine/core/styles.css';
import '@mantine/carousel/styles.css';
import '@mantine/notifications/styles.css';
import './base.css';
import './styleModules.ts';
