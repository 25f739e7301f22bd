/** Text of a piece of HTML, entities decoded. Nothing in it runs or loads: its document is never displayed. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  return body.textContent ?? '';
}
