/*
 * The styles of pieces, shell and blocks, in this order: a block may change a piece that it uses. In a module of its
 * own: the imports that a glob becomes stand before all others of their module, and these rules have to follow Mantine's.
 */

/**
 * The class names of all of them. The program has to give them away: Vite leaves out the styles of a module of which
 * no name is used, as it would those of toasts, which only the browser shows.
 */
export const styleModules = [
  import.meta.glob('../ui/**/*.module.css', { eager: true }),
  import.meta.glob('./shell/*.module.css', { eager: true }),
  import.meta.glob('../../blocks/*/*.module.css', { eager: true }),
];
