export interface Comment {
  /** Line of its first character, from 1. */
  line: number;
  /** All of it, with its delimiters. */
  text: string;
}

/** Strings, templates and regular expressions come first: what looks like a comment in them is none. */
const token =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(=,:;!&|?[{}\n]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g;

/** @returns the comments of a program, in their order */
export function commentsIn(program: string): Comment[] {
  return [...program.matchAll(token)].flatMap(({ index, groups }) => {
    const text = groups?.comment;
    return text ? [{ line: program.slice(0, index).split('\n').length, text }] : [];
  });
}

/** First words after which a sentence describes no thing and no action. */
const beginning = /^\/\*\*[\s*]*(What|Whether|Of|As|Has|Where|How)\b/;

const phrases = ['another text', 'nobody', 'as it shall be', 'gives what'];

/** @returns in words, each way in which a comment is not plain English */
export function mistakesIn(comment: string): string[] {
  const first = beginning.exec(comment)?.[1];
  const words = comment.toLowerCase().replace(/[\s*]+/g, ' ');
  return [
    ...(first ? [`begins with "${first}"`] : []),
    ...phrases.filter((phrase) => words.includes(phrase)).map((phrase) => `says "${phrase}"`),
  ];
}
