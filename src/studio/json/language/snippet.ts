/** The language service's snippets in the form of the editor: tab stops as `${1:name}`, braces of the text escaped. */
export function toTemplate(snippet: string): string {
  const stops = /\$\{(\d+)\|((?:\\.|[^|\\])*)\|\}|\$\{(\d+)(?::((?:\\.|[^}\\])*))?\}|\$(\d+)/g;
  let template = '';
  let at = 0;
  for (const found of snippet.matchAll(stops)) {
    if (isEscaped(snippet, found.index)) continue;
    const [whole, choice, choices = '', named, name = '', bare] = found;
    const words = choice === undefined ? name : (choices.match(/^(?:\\.|[^,\\])*/)?.[0] ?? '');
    template += literal(snippet.slice(at, found.index));
    template += `\${${choice ?? named ?? bare}:${unescaped(words).replace(/[{}]/g, '')}}`;
    at = found.index + whole.length;
  }
  return template + literal(snippet.slice(at));
}

const isEscaped = (text: string, index: number) => /(^|[^\\])(\\\\)*\\$/.test(text.slice(0, index));

const unescaped = (text: string) => text.replace(/\\([\\$}|,])/g, '$1');

const literal = (text: string) => unescaped(text).replace(/[{}]/g, '\\$&');
