/** Converts a snippet of the language service for CodeMirror: tab stops as `${1:name}`, braces of the text escaped. */
export function toCodeMirrorSnippet(snippet: string): string {
  const stops = /\$\{(\d+)\|((?:\\.|[^|\\])*)\|\}|\$\{(\d+)(?::((?:\\.|[^}\\])*))?\}|\$(\d+)/g;
  let template = '';
  let at = 0;
  for (const match of snippet.matchAll(stops)) {
    if (isEscaped(snippet, match.index)) continue;
    const [matched, choice, choices = '', named, name = '', bare] = match;
    const words = choice === undefined ? name : (choices.match(/^(?:\\.|[^,\\])*/)?.[0] ?? '');
    template += literal(snippet.slice(at, match.index));
    template += `\${${choice ?? named ?? bare}:${unescaped(words).replace(/[{}]/g, '')}}`;
    at = match.index + matched.length;
  }
  return template + literal(snippet.slice(at));
}

const isEscaped = (text: string, index: number) => /(^|[^\\])(\\\\)*\\$/.test(text.slice(0, index));

const unescaped = (text: string) => text.replace(/\\([\\$}|,])/g, '$1');

const literal = (text: string) => unescaped(text).replace(/[{}]/g, '\\$&');
