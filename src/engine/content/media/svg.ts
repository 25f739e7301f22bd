import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { RecentMap } from '#engine/store/recentMap.ts';

/** Something in a drawing that a drawing does not need and that can act on a visitor, and where it stands. */
export interface SvgFault {
  /** As it goes on after "it has": `a program (<script>)`. */
  what: string;
  /** From 1. */
  line: number;
}

/** An element as the parser gives it. */
interface Tag {
  local: string;
  attributes: Record<string, { name: string; local: string; value: string }>;
}

/** What is used of the parser: https://github.com/isaacs/sax-js */
interface Parser {
  line: number;
  onopentag: (tag: Tag) => void;
  oncdata: (text: string) => void;
  ontext: (text: string) => void;
  ondoctype: (text: string) => void;
  onprocessinginstruction: (instruction: { name: string }) => void;
  onerror: (error: Error) => void;
  write(text: string): Parser;
  close(): void;
}

/** Elements that run something, hold a part of a web page, or fetch one. */
const acting = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
  'audio',
  'video',
]);

/** Elements that give another one's attribute a value later. */
const changing = new Set(['set', 'animate', 'animatemotion', 'animatetransform']);

/** What a drawing may refer to: a part of itself, or a picture that it holds. */
const isInside = (address: string) => /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i.test(address.trim());

/** What in a style sheet or an attribute fetches something. A backslash may hide the word. */
const fetches = /@import|\\|(?:url|image|image-set|src)\(\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif);))/i;

const known = new RecentMap<string, { stamp: number; fault: SvgFault | undefined }>(2000);

/** The first fault of an SVG file; undefined when it is a drawing and nothing else. */
export function faultOfSvg(absolute: string): SvgFault | undefined {
  const stamp = stampOf(statSync(absolute, { throwIfNoEntry: false }));
  const before = known.get(absolute);
  if (stamp && before?.stamp === stamp) return before.fault;
  const fault = faultIn(readFileSync(absolute));
  known.set(absolute, { stamp, fault });
  return fault;
}

/** The first fault of an SVG file's bytes. */
export function faultIn(bytes: Uint8Array): SvgFault | undefined {
  const text = Buffer.from(bytes).toString('utf8');
  if (text.trim() === '') return undefined;
  if (text.includes('\0') || text.includes('\ufffd')) return { what: 'another encoding than UTF-8', line: 1 };
  const { parser: create } = createRequire(import.meta.url)('sax') as {
    parser: (isStrict: boolean, options: object) => Parser;
  };
  const parser = create(true, { xmlns: true, position: true });
  let fault: SvgFault | undefined;
  const report = (what: string) => {
    fault ??= { what, line: parser.line + 1 };
  };
  const readStyle = (style: string) => {
    if (fetches.test(style)) report('a style that fetches something from elsewhere');
  };
  Object.assign(parser, {
    onopentag: (tag: Tag) => {
      const found = faultOfTag(tag);
      if (found) report(found);
    },
    ontext: readStyle,
    oncdata: readStyle,
    ondoctype: (doctype: string) => {
      if (doctype.includes('[')) report('definitions of its own (<!DOCTYPE … [ … ]>)');
    },
    onprocessinginstruction: ({ name }: { name: string }) => {
      if (/stylesheet/i.test(name)) report('a style that fetches something from elsewhere');
    },
    onerror: () => {
      report('a mistake in it, so that nobody knows what browsers take it for');
      throw stop;
    },
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error !== stop) throw error;
  }
  return fault;
}

/** Ends the reading of a file that is no XML. */
const stop = new Error('No XML');

function faultOfTag({ local, attributes }: Tag): string | undefined {
  const name = local.toLowerCase();
  if (acting.has(name)) return `a program or a part of a web page in it (<${local}>)`;
  for (const { local: own, value } of Object.values(attributes)) {
    const attribute = own.toLowerCase();
    if (/^on/.test(attribute)) return `an action in it (${own}="…")`;
    if (['href', 'src', 'base'].includes(attribute) && !isInside(value))
      return `a link to something outside itself (${own}="…")`;
    if (changing.has(name) && attribute === 'attributename' && /href|^on|src/i.test(value))
      return `an animation of a link in it (<${local}>)`;
    if (fetches.test(value)) return `a reference to something outside itself (${own}="…")`;
  }
  return undefined;
}
