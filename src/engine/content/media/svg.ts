import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { stampOf } from '#engine/store/cacheFiles.cjs';

/** Active content of an SVG file, which could harm a visitor. */
export interface UnsafeSvgContent {
  /** Description that continues "it has": `a program (<script>)`. */
  what: string;
  /** Line, from 1. */
  line: number;
}

interface SaxElement {
  local: string;
  attributes: Record<string, { name: string; local: string; value: string }>;
}

/** Used part of the interface of https://github.com/isaacs/sax-js */
interface SaxParser {
  line: number;
  onopentag: (tag: SaxElement) => void;
  oncdata: (text: string) => void;
  ontext: (text: string) => void;
  ondoctype: (text: string) => void;
  onprocessinginstruction: (instruction: { name: string }) => void;
  onerror: (error: Error) => void;
  write(text: string): SaxParser;
  close(): void;
}

/** Elements that run code, or embed or load parts of a web page. */
const activeElements = new Set([
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

/** Elements that change attributes of other elements. */
const animationElements = new Set(['set', 'animate', 'animatemotion', 'animatetransform']);

/** True for the allowed references: to a part of the file itself or an embedded picture. */
const isSelfContained = (address: string) => /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i.test(address.trim());

/** Requests in a style sheet or attribute. A backslash may conceal one. */
const fetchPattern =
  /@import|\\|(?:url|image|image-set|src)\(\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif);))/i;

const checkedFiles = new LRUCache<string, { stamp: number; fault: UnsafeSvgContent | undefined }>({ max: 2000 });

/** First active content of an SVG file; undefined if the file is safe. */
export function findUnsafeSvgContent(absolute: string): UnsafeSvgContent | undefined {
  const stamp = stampOf(statSync(absolute, { throwIfNoEntry: false }));
  const cached = checkedFiles.get(absolute);
  if (stamp && cached?.stamp === stamp) return cached.fault;
  const fault = findUnsafeContentInBytes(readFileSync(absolute));
  checkedFiles.set(absolute, { stamp, fault });
  return fault;
}

export function findUnsafeContentInBytes(bytes: Uint8Array): UnsafeSvgContent | undefined {
  const text = Buffer.from(bytes).toString('utf8');
  if (text.trim() === '') return undefined;
  if (text.includes('\0') || text.includes('\ufffd')) return { what: 'another encoding than UTF-8', line: 1 };
  const { parser: create } = createRequire(import.meta.url)('sax') as {
    parser: (isStrict: boolean, options: object) => SaxParser;
  };
  const parser = create(true, { xmlns: true, position: true });
  let fault: UnsafeSvgContent | undefined;
  const report = (what: string) => {
    fault ??= { what, line: parser.line + 1 };
  };
  const readStyle = (style: string) => {
    if (fetchPattern.test(style)) report('a style that fetches something from elsewhere');
  };
  Object.assign(parser, {
    onopentag: (tag: SaxElement) => {
      const found = describeUnsafeElement(tag);
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
      throw parsingStopped;
    },
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error !== parsingStopped) throw error;
  }
  return fault;
}

/** Thrown to stop parsing at the first syntax error. */
const parsingStopped = new Error('No XML');

function describeUnsafeElement({ local, attributes }: SaxElement): string | undefined {
  const name = local.toLowerCase();
  if (activeElements.has(name)) return `a program or a part of a web page in it (<${local}>)`;
  for (const { local: attributeName, value } of Object.values(attributes)) {
    const attribute = attributeName.toLowerCase();
    if (/^on/.test(attribute)) return `an action in it (${attributeName}="…")`;
    if (['href', 'src', 'base'].includes(attribute) && !isSelfContained(value))
      return `a link to something outside itself (${attributeName}="…")`;
    if (animationElements.has(name) && attribute === 'attributename' && /href|^on|src/i.test(value))
      return `an animation of a link in it (<${local}>)`;
    if (fetchPattern.test(value)) return `a reference to something outside itself (${attributeName}="…")`;
  }
  return undefined;
}
