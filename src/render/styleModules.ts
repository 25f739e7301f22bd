/*
 * The styles of the theme, shared components, shell and blocks, in this order: a block may override a shared component.
 * They have their own module: the imports that a glob becomes come before all others of their module, and these rules
 * have to follow Mantine's.
 */

/**
 * Class names of all style modules. They must be exported: Vite leaves out the styles of a module none of whose names
 * is used, such as those of toasts, which only the browser shows.
 */
export const styleModules = [
  import.meta.glob('./*.module.css', { eager: true }),
  import.meta.glob('../ui/**/*.module.css', { eager: true }),
  import.meta.glob('./shell/*.module.css', { eager: true }),
  import.meta.glob('../../blocks/*/*.module.css', { eager: true }),
];
