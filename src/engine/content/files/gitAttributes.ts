/** Setting of a `.gitattributes` file by which Git rewrites files, or runs a program that reads or rewrites them. */
export interface RewritingAttribute {
  /** Name and value: `filter=lfs`. */
  attribute: string;
  /** Offset in the text, in UTF-16 code units. */
  offset: number;
}

/** Built into Git: https://git-scm.com/docs/gitattributes */
const builtInMerges = ['binary', 'text', 'union'];
const builtInDiffs = [
  ...['ada', 'bash', 'bibtex', 'cpp', 'csharp', 'css', 'default', 'dts', 'elixir', 'fortran', 'fountain', 'golang'],
  ...['html', 'ini', 'java', 'kotlin', 'markdown', 'matlab', 'objc', 'pascal', 'perl', 'php', 'python', 'ruby'],
  ...['rust', 'scheme', 'tex'],
];

/** Maximum number of attributes that are reported of one file. */
const maxReported = 20;

/** Finds the attributes by which Git rewrites files, or runs a program that does, each once. */
export function findRewritingAttributes(text: string): RewritingAttribute[] {
  const found = new Map<string, RewritingAttribute>();
  // A pattern may be quoted; the attributes follow it.
  for (const line of text.matchAll(/^[ \t\ufeff]*(?!#)(?:"(?:[^"\\\n]|\\.)*"(?=[ \t])|[^\s]+)[ \t]+(.*)$/gm)) {
    const rest = line[1] ?? '';
    const start = line.index + line[0].length - rest.length;
    for (const { 0: attribute, index } of rest.matchAll(/[^ \t\r]+/g))
      if (isRewriting(attribute) && !found.has(attribute)) found.set(attribute, { attribute, offset: start + index });
    if (found.size >= maxReported) break;
  }
  return [...found.values()];
}

function isRewriting(attribute: string): boolean {
  const [, name, value = ''] = attribute.match(/^([^=]*)=(.*)$/s) ?? [];
  if (name === 'diff') return !builtInDiffs.includes(value);
  if (name === 'merge') return !builtInMerges.includes(value);
  return attribute === 'ident' || name === 'filter' || name === 'working-tree-encoding';
}
