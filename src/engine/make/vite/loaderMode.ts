/** Vite's mode in which the inline loader is compiled. */
export const loaderMode = 'loader';
