/** Path of the folder that the site lies below, with which its addresses begin; empty at the top of its server. */
export const basePath = (): string => document.getElementById('loader')?.dataset.base ?? '';
