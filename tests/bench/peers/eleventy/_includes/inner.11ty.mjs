import { numbers, text } from '../blocks.mjs';

export const data = { layout: 'base' };

/** Parts around the blocks of an inner page: its banner with a breadcrumb, and the numbers of the site. */
export function render({ heading, trail, site, content }) {
  const way = trail.map(({ link, title }) => `<li><a href="${link}">${text(title)}</a></li>`).join('');
  return `<section><nav aria-label="Breadcrumb"><ol>${way}<li><span aria-current="page">${text(heading)}</span></li></ol></nav>
<h1>${text(heading)}</h1></section>
${content}
${numbers(site.numbers)}`;
}
