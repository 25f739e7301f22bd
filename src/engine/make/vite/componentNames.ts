import type { Plugin } from 'vite';
import { letterName } from '../css/letterName.ts';

/** Mantine's class names: eight random hexadecimal digits cost four bytes wherever a page has one first. */
const componentName = /\bm_[0-9a-f]{5,8}\b/g;

/** Mantine's class names, and what stands for each in what visitors get. */
export interface ComponentNames {
  shorten: (text: string) => string;
  /** Gives back what `shorten` was given. */
  restore: (text: string) => string;
}

/**
 * Names like `m_a` for Mantine's classes, those of the components that a program has before all others.
 * @param css Mantine's style sheets
 * @param program code that has all components of pages
 */
export function shortComponentNames(css: string, program: string): ComponentNames {
  const inProgram = new Set(program.match(componentName));
  const all = [...new Set(css.match(componentName))];
  const ordered = [...all.filter((name) => inProgram.has(name)), ...all.filter((name) => !inProgram.has(name))];
  const short = new Map(ordered.map((name, index) => [name, `m_${letterName(index)}`]));
  const long = new Map([...short].map(([name, given]) => [given, name]));
  return {
    shorten: (text) => text.replace(componentName, (name) => short.get(name) ?? name),
    restore: (text) => text.replace(/\bm_[a-zA-Z]+\b/g, (name) => long.get(name) ?? name),
  };
}

/** Gives the classes of Mantine's components their short names in whatever is compiled. */
export const renameComponents = ({ shorten }: ComponentNames): Plugin => ({
  name: 'lintel:component-names',
  renderChunk: (code) => ({ code: shorten(code), map: null }),
});
