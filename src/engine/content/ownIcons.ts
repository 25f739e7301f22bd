import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { customDirectory } from '#engine/store/customParts.cjs';
import { findUnsafeContentInBytes } from './media/svg.ts';
import type { SvgElement } from './media/svgRules.ts';

/** Icon in a file of the site: its shapes, or the reason why it cannot be used, as the end of "it has". */
export type OwnIcon = { body: string } | { fault: string; cure: string };

const shapes = ['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect'];
/** Elements that are not drawn. */
const ignored = ['title', 'desc', 'metadata', 'defs'];

const geometry = /^(?:d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|transform|pathLength)$/;
const looks = /^(?:fill|stroke|opacity)(?:-[a-z]+)?$|^clip-rule$/;
const colours = ['fill', 'stroke'];

/** Side of the square in which all icons are drawn. */
const side = 24;

let cached: Map<string, OwnIcon> | undefined;

/** Icons of the site, by name: those in the folder `icons` beside its pages. The same object until they change. */
export function ownIcons(): ReadonlyMap<string, OwnIcon> {
  cached ??= readIcons(customDirectory('icons'));
  return cached;
}

/** Forgets the icons of the site, which are read again when the next is needed. */
export function clearOwnIcons(): void {
  cached = undefined;
}

/** Reads the icons in a folder. Their names are those of the files, without `.svg`. */
export function readIcons(folder: string | undefined): Map<string, OwnIcon> {
  if (folder === undefined || !existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return new Map(
    names.sort().map((name) => [name.slice(0, -'.svg'.length), readIcon(readFileSync(join(folder, name)))]),
  );
}

/** Reads a drawing as an icon: only its shapes, in the colour of the text around it, scaled to the square of all icons. */
export function readIcon(bytes: Uint8Array): OwnIcon {
  const unsafe = findUnsafeContentInBytes(bytes);
  if (unsafe) return { fault: unsafe.what, cure: unsafe.cure };
  const reader = new IconReader();
  reader.read(Buffer.from(bytes).toString('utf8'));
  return reader.icon;
}

interface SaxParser {
  write(text: string): SaxParser;
  close(): void;
}

/** Collects the shapes of a drawing that is safe. */
class IconReader {
  #body = '';
  #fault: { fault: string; cure: string } | undefined;
  /** Number of open elements that are left out. */
  #leftOut = 0;
  #isInside = false;

  get icon(): OwnIcon {
    if (this.#fault) return this.#fault;
    return /<(?!g\b)\w/.test(this.#body) ? { body: this.#body } : { fault: 'no shape in it', cure: exportAgain };
  }

  read(text: string): void {
    const { parser } = createRequire(import.meta.url)('sax') as {
      parser: (isStrict: boolean, options: object) => SaxParser;
    };
    const reader = Object.assign(parser(true, { xmlns: true }), {
      onopentag: (tag: SvgElement) => this.#open(tag),
      onclosetag: (name: string) => this.#close(name),
      onerror: () => this.#refuse('a mistake in it', exportAgain),
    });
    reader.write(text).close();
  }

  #refuse(fault: string, cure: string): void {
    this.#fault ??= { fault, cure };
  }

  #open(tag: SvgElement): void {
    if (this.#leftOut > 0 || (this.#isInside && ignored.includes(tag.local)) || isOfProgram(tag)) this.#leftOut += 1;
    else if (!this.#isInside) this.#openRoot(tag);
    else if (shapes.includes(tag.local)) this.#body += `<${tag.local}${this.#attributesOf(tag, true)}>`;
    else this.#refuse(`<${tag.local}> in it`, 'Convert it to paths, or take it out: an icon has shapes only.');
  }

  #close(name: string): void {
    if (this.#leftOut > 0) this.#leftOut -= 1;
    else this.#body += name === 'svg' || name.endsWith(':svg') ? '</g>' : `</${name.replace(/^.*:/, '')}>`;
  }

  #openRoot(tag: SvgElement): void {
    this.#isInside = true;
    const box = (tag.attributes.viewBox?.value ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [x = 0, y = 0, width = 0, height = 0] = box;
    if (box.length !== 4 || !(width > 0 && height > 0))
      this.#refuse('no viewBox', 'Write the drawn area into its first tag, as viewBox="0 0 24 24".');
    const scale = side / Math.max(width, height);
    const [left, top] = [(side - width * scale) / 2 - x * scale, (side - height * scale) / 2 - y * scale];
    const place = [left, top, scale].every((value, index) => value === (index === 2 ? 1 : 0))
      ? ''
      : ` transform="translate(${rounded(left)} ${rounded(top)}) scale(${rounded(scale)})"`;
    const fill = tag.attributes.fill ? '' : ' fill="currentColor"';
    this.#body += `<g${place}${fill}${this.#attributesOf(tag, false)}>`;
  }

  #attributesOf({ attributes }: SvgElement, isShape: boolean): string {
    const styled = attributes.style && 'a style in it';
    if (styled) this.#refuse(styled, 'Export it with presentation attributes in place of styles.');
    const taken = Object.values(attributes).filter(({ name }) => looks.test(name) || (isShape && geometry.test(name)));
    for (const { name, value } of taken)
      if (colours.includes(name) && !/^(?:currentColor|none|inherit)$/i.test(value.trim()))
        this.#refuse(
          `a colour of its own (${name}="${value}")`,
          'Write currentColor there: an icon has the colour of the words beside it.',
        );
    return taken.map(({ name, value }) => ` ${name}="${escapeValue(value)}"`).join('');
  }
}

const exportAgain = 'Export it from your drawing program again.';

/** True for elements by which drawing programs note something. */
const isOfProgram = ({ uri }: SvgElement) => uri !== '' && uri !== 'http://www.w3.org/2000/svg';

const escapeValue = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const rounded = (value: number) => Number(value.toFixed(4));
