import { text } from '../blocks.mjs';

/** The document around every page: head, header and footer. */
export function render({ title, description, heading, layout, url, site, content }) {
  const visibleHeading = layout === 'inner' ? '' : `<h1 class="visually-hidden">${text(heading)}</h1>`;
  const navigation = site.navigation.map(({ label, link }) => `<li><a href="${link}">${text(label)}</a></li>`).join('');
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<meta name="description" content="${text(description)}">
<link rel="canonical" href="${url}">
<meta property="og:title" content="${text(title)}">
<meta property="og:description" content="${text(description)}">
<meta property="og:url" content="${url}">
<link rel="icon" href="/media/${site.icon}" type="image/svg+xml">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header><a href="/"><img src="/media/${site.icon}" alt="${text(site.name)}" width="160" height="48"></a>
<nav aria-label="Main navigation"><ul>${navigation}</ul></nav></header>
<main id="main">${visibleHeading}${content}</main>
<footer><p>${text(site.name)}, ${text(site.phoneShown)}</p></footer>
</body>
</html>
`;
}
