/** Path of the folder that contains the site, with which its addresses begin; empty at the root of its server. */
export const basePath = (): string => document.getElementById('loader')?.dataset.base ?? '';
