/*
 * The styles of pieces, shell and blocks, in this order: a block may change a piece that it uses. In a module of its
 * own: the imports that a glob becomes stand before all others of their module, and these rules have to follow Mantine's.
 */
import.meta.glob('../ui/*.module.css', { eager: true });
import.meta.glob('./shell/*.module.css', { eager: true });
import.meta.glob('../../blocks/*/*.module.css', { eager: true });
