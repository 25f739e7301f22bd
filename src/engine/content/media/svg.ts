import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import {
  createFault,
  findFaultOf,
  findRequestIn,
  isOfSvg,
  type SvgElement,
  type SvgFault,
  styleFault,
} from './svgRules.ts';

/** Active content of an SVG file, which could harm a visitor. */
export interface UnsafeSvgContent extends SvgFault {
  /** Range in the text of the file, in UTF-16 code units. */
  offset: number;
  length: number;
}

/** Used part of the interface of https://github.com/isaacs/sax-js */
interface SaxParser {
  position: number;
  /** Position behind the `<` of the last tag. */
  startTagPosition: number;
  onopentag: (tag: SvgElement) => void;
  onclosetag: () => void;
  oncdata: (text: string) => void;
  ontext: (text: string) => void;
  ondoctype: (text: string) => void;
  onprocessinginstruction: (instruction: { name: string; body: string }) => void;
  onerror: (error: Error) => void;
  write(text: string): SaxParser;
  close(): void;
}

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

/** First content of a drawing that is on no list of what drawings have; undefined if there is none. */
export function findUnsafeContentInBytes(bytes: Uint8Array): UnsafeSvgContent | undefined {
  const text = Buffer.from(bytes).toString('utf8');
  if (text.trim() === '') return undefined;
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (isCompressed || text.includes('\0') || text.includes('\ufffd'))
    return { ...createFault(isCompressed ? 'compressed content' : otherEncoding, 'encoding'), offset: 0, length: 1 };
  return new DrawingReader(text).read();
}

const otherEncoding = 'another encoding than UTF-8';

/**
 * Encodings in which each byte of ASCII stands for itself, so that nothing can hide in them. Other letters of a file in
 * UTF-8 that names one of these are garbled.
 */
const isLikeAscii = (encoding: string) => /^(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)$/i.test(encoding);

/** Document types of SVG itself; browsers do not fetch them. */
const svgDoctype = new RegExp(
  [
    String.raw`^\s*svg`,
    String.raw`(?:\s+PUBLIC\s+["']-\/\/W3C\/\/DTD SVG [^"']*["'])?`,
    String.raw`(?:\s+(?:SYSTEM\s+)?["']https?:\/\/www\.w3\.org\/[^"']*["'])?\s*$`,
  ].join(''),
);

/** Thrown to stop parsing at the first fault. */
const parsingStopped = new Error('Stopped');

/** Reads a drawing once, from beginning to end, and stops at the first fault. */
class DrawingReader {
  readonly #text: string;
  readonly #parser: SaxParser;
  /** Names of the open elements; undefined for those of no drawing. */
  readonly #open: (string | undefined)[] = [];
  #fault: UnsafeSvgContent | undefined;

  constructor(text: string) {
    this.#text = text;
    const { parser } = createRequire(import.meta.url)('sax') as {
      parser: (isStrict: boolean, options: object) => SaxParser;
    };
    this.#parser = Object.assign(parser(true, { xmlns: true, position: true, strictEntities: true }), {
      onopentag: (tag: SvgElement) => this.#readElement(tag),
      onclosetag: () => this.#open.pop(),
      ontext: (style: string) => this.#readText(style),
      oncdata: (style: string) => this.#readText(style),
      ondoctype: (doctype: string) => this.#readDoctype(doctype),
      onprocessinginstruction: (instruction: { name: string; body: string }) => this.#readInstruction(instruction),
      onerror: () =>
        this.#stop(
          createFault('a mistake in it, so that nobody knows what browsers take it for', 'broken'),
          this.#parser.position - 1,
        ),
    });
  }

  read(): UnsafeSvgContent | undefined {
    try {
      this.#parser.write(this.#text).close();
    } catch (error) {
      if (error !== parsingStopped) throw error;
    }
    return this.#fault;
  }

  #stop(fault: SvgFault, offset: number, length = 1): void {
    this.#fault ??= { ...fault, offset: Math.max(0, Math.min(offset, this.#text.length - 1)), length };
    throw parsingStopped;
  }

  get #startOfTag(): number {
    return Math.max(0, this.#parser.startTagPosition - 1);
  }

  #readElement(tag: SvgElement): void {
    const isDrawing = isOfSvg(tag) && (this.#open.length > 0 || tag.local === 'svg');
    const fault =
      findFaultOf(tag) ??
      (this.#open.length === 0 && !isDrawing ? createFault(`no drawing in it (<${tag.name}>)`, 'broken') : undefined);
    if (fault) this.#stop(fault, this.#startOfTag, tag.name.length + 1);
    this.#open.push(isDrawing ? tag.local.toLowerCase() : undefined);
  }

  /** Reads the text of a style; what is a text to see does nothing. */
  #readText(text: string): void {
    if (this.#open.at(-1) !== 'style') return;
    const found = findRequestIn(text);
    if (found < 0) return;
    const written = text.slice(found, found + 7);
    const start = this.#text.lastIndexOf('<style', this.#parser.position);
    const offset = this.#text.indexOf(written, Math.max(0, start));
    this.#stop(styleFault(), offset < 0 ? start : offset, offset < 0 ? 1 : written.length);
  }

  #readDoctype(doctype: string): void {
    if (svgDoctype.test(doctype)) return;
    const start = this.#text.search(/<!DOCTYPE/i);
    const what = doctype.includes('[')
      ? 'definitions of its own (<!DOCTYPE … [ … ]>)'
      : 'a document type of its own (<!DOCTYPE …>)';
    this.#stop(createFault(what, 'entities'), start);
  }

  #readInstruction({ name, body }: { name: string; body: string }): void {
    const start = this.#text.lastIndexOf(`<?${name}`, this.#parser.position);
    const [, encoding = 'UTF-8'] = name === 'xml' ? (/encoding\s*=\s*["']([^"']*)/.exec(body) ?? []) : [];
    const isGarbled = !/^utf-?8$/i.test(encoding) && /[^\0-\x7f]/.test(this.#text.replace(/^\ufeff/, ''));
    if (isGarbled || !isLikeAscii(encoding)) this.#stop(createFault(otherEncoding, 'encoding'), start, 5);
    if (/stylesheet/i.test(name)) this.#stop(styleFault(), start, name.length + 2);
    // The others are notes of Adobe's programs.
    if (!['xml', 'xpacket', 'adobe-xap-filters'].includes(name))
      this.#stop(createFault(`an instruction to programs (<?${name} … ?>)`, 'program'), start, name.length + 2);
  }
}
