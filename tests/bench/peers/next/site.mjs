import { openSite } from '../content/site.mjs';

export const site = openSite(process.env.PAGES);
