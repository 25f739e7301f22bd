import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Texts that a program writes in place of words by mistake. */
const programValues = /\[object \w+\]|\bundefined\b|\bNaN\b|\[native code\]/;

/** Characters that documents cannot contain: https://www.w3.org/TR/xml/#charsets */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const forbiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;

/** True for code of the program and for files that are no text. */
const isLeftOut = (path: string) => /^(assets\/.*\.js|media\/|pagefind\/)|\.(png|ico|woff2)$/.test(path);

/** @throws if a file of a folder is not well-formed */
export function assertFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (entry.isFile() && !isLeftOut(path)) assertFile(path, readFileSync(join(folder, path), 'utf8'));
  }
}

/** @throws if a file is not well-formed in its format */
export function assertFile(path: string, text: string): void {
  try {
    const value = programValues.exec(withoutScripts(path, text));
    if (value) throw new Error(`"${value[0]}" in ${text.slice(Math.max(0, value.index - 200), value.index + 100)}`);
    if (forbiddenCharacters.test(text)) throw new Error('A character that neither HTML nor XML can contain');
    assertByEnding[path.slice(path.lastIndexOf('.') + 1)]?.(text);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

const withoutScripts = (path: string, text: string) =>
  path.endsWith('.html') ? text.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '') : text;

const assertByEnding: Record<string, (text: string) => void> = {
  html: assertHtml,
  xml: assertXml,
  ics: assertCalendar,
  json: (text) => JSON.parse(text),
};

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** A doctype, a comment, an element whose content is text, or a tag with attributes in double quotes. */
const markup =
  /<!doctype html>|<!--[\s\S]*?-->|<(script|style|title|textarea)((?: [^\s"'<>/=]+(?:="[^"]*")?)*)>([\s\S]*?)<\/\1>|<(\/?)([a-z][a-z0-9-]*)((?: [^\s"'<>/=]+(?:="[^"]*")?)*)( ?\/)?>/gi;

/** Asserts that HTML is written as this program does, so that whatever comes from content is text in it. */
function assertHtml(html: string): void {
  const open: string[] = [];
  let end = 0;
  for (const found of html.matchAll(markup)) {
    const [all, rawElement, rawAttributes, rawText = '', slash, tag = '', attributes = '', isClosed] = found;
    assertText(html.slice(end, found.index));
    end = found.index + all.length;
    if (/^evil|\sevil/i.test(`${tag}${rawAttributes ?? attributes}`.replace(/"[^"]*"/g, '""')))
      throw new Error(`Words became markup: ${all.slice(0, 300)}`);
    if (rawElement === 'script' && rawAttributes?.includes('ld+json')) assertJsonLd(rawText);
    if (rawElement || !tag) continue;
    if (slash) {
      const last = open.pop();
      if (last !== tag) throw new Error(`</${tag}> ends <${last}>: ${html.slice(Math.max(0, end - 300), end)}`);
    } else if (!voidElements.has(tag) && !isClosed) open.push(tag);
  }
  assertText(html.slice(end));
  const left = open.filter((tag) => !['html', 'body', 'head'].includes(tag));
  if (left.length > 0) throw new Error(`<${left.join('>, <')}> do not end`);
}

function assertText(text: string): void {
  if (/[<>]/.test(text.replace(/>/g, ''))) throw new Error(`"<" in a text: ${text.slice(0, 300)}`);
}

function assertJsonLd(text: string): void {
  const data = JSON.parse(text) as Record<string, unknown>;
  if (data['@context'] !== 'https://schema.org' || !data['@type'])
    throw new Error(`JSON-LD without a type: ${text.slice(0, 300)}`);
}

/** Used part of the interface of https://github.com/isaacs/sax-js */
interface XmlParser {
  onerror: (error: Error) => void;
  write: (text: string) => XmlParser;
  close: () => void;
}

function assertXml(xml: string): void {
  const { parser: create } = createRequire(import.meta.url)('sax') as { parser: (strict: boolean) => XmlParser };
  const parser = create(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
}

/** https://www.rfc-editor.org/rfc/rfc5545#section-3.1 */
function assertCalendar(text: string): void {
  const lines = text.split('\r\n');
  if (lines.pop() !== '') throw new Error('The last line does not end');
  const open: string[] = [];
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75 || /[\r\n]/.test(line)) throw new Error(`Not folded: ${line}`);
  }
  for (const line of lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [, name, value] = /^([A-Z-]+)(?:;[A-Z]+=[\w-]+)*:(.*)$/s.exec(line) ?? [];
    if (!name) throw new Error(`No property: ${line}`);
    if (name === 'BEGIN') open.push(value ?? '');
    if (name === 'END' && open.pop() !== value) throw new Error(`${line} without its beginning`);
  }
  if (open.length > 0) throw new Error(`${open} without an end`);
}
