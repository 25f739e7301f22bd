import { markdown, picture } from '../content/site.mjs';

export const text = (value) =>
  /[&<>"]/.test(value)
    ? value.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])
    : value;

export const renderBlocks = (blocks) => blocks.map((block) => types[block.type](block)).join('\n');

const each = (list, render) => list.map(render).join('');
const heading = (block) => (block.heading ? `<h2>${text(block.heading)}</h2>` : '');
const link = ({ link, label, title }) => `<a href="${text(link)}">${text(label ?? title)}</a>`;
const buttons = (block) =>
  `<p>${each(block.actions, (action) => link(action).replace('<a ', '<a class="button" '))}</p>`;
const image = (value) => {
  const { src, alt, width, height } = picture(value);
  return `<img src="${src}" alt="${text(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
};

const types = {
  'rich-text': (block) => `<section>${heading(block)}${markdown(block.text)}</section>`,

  'media-text': (block) => `<section class="grid" data-side="${block.side}">
  <div>${heading(block)}${markdown(block.text)}
    <ul>${each(block.points, (point) => `<li><svg class="icon"><use href="/icons.svg#${point.icon}"/></svg>${text(point.text)}</li>`)}</ul>
    ${buttons(block)}
  </div>
  ${image(block.image)}
</section>`,

  'stats-strip': (block) => `<section><dl class="grid">
  ${each(block.items, (item) => `<div><dt>${text(item.label)}</dt><dd>${text(item.value)}</dd></div>`)}
</dl></section>`,

  cards: (block) => `<section>${heading(block)}<ul class="grid" data-columns="${block.columns}">
  ${each(block.items, (item) => `<li>${item.image ? image(item.image) : ''}<h3>${link(item)}</h3><p>${text(item.text)}</p></li>`)}
</ul></section>`,

  accordion: (block) => `<section>${heading(block)}
  ${each(block.items, (item) => `<details><summary><h3>${text(item.heading)}</h3></summary>${markdown(item.text)}</details>`)}
</section>`,

  table: (block) => `<section>${heading(block)}<table>
  <thead><tr>${each(block.columns, (column) => `<th scope="col">${text(column.label)}</th>`)}</tr></thead>
  <tbody>${each(block.rows, (row) => `<tr>${each(block.columns, (column) => `<td data-label="${text(column.label)}">${text(row[column.field])}</td>`)}</tr>`)}</tbody>
</table></section>`,

  testimonials: (block) => `<section>${heading(block)}<ul class="grid">
  ${each(
    block.items,
    (item) => `<li><figure>${image(item.image)}<blockquote><p>${text(item.quote)}</p></blockquote>
  <figcaption><b>${text(item.name)}</b><span>${text(item.position)}</span></figcaption></figure></li>`,
  )}
</ul></section>`,

  'link-list': (block) =>
    `<section><nav>${heading(block)}<ul>${each(block.items, (item) => `<li>${link(item)}</li>`)}</ul></nav></section>`,

  'call-to-action': (block) => `<section>${heading(block)}<p>${text(block.text)}</p>${buttons(block)}</section>`,
};

/** The numbers below the blocks of most pages. */
export const numbers = (items) => types['stats-strip']({ items });
