import { describe, expect, it } from 'vitest';
import { createStylesheet } from './stylesheet.ts';

const subset = (css: string, html: string) => createStylesheet(css).usedIn(html, []);

describe('the part of a style sheet that a document needs', () => {
  it('has the rules whose classes it has, in their order', () => {
    expect(subset('p{margin:0}.b{color:red}.a{color:blue}.c{top:0}', '<p class="a b">')).toBe(
      'p{margin:0}.b{color:red}.a{color:blue}',
    );
  });

  it('leaves out selectors that cannot match beside one that can', () => {
    expect(subset('.a:focus,.b:focus,.b .a{color:red}', '<p class="b">')).toBe('.b:focus{color:red}');
  });

  it('looks into :is, :where and :has, not into :not', () => {
    const css = ':is(.a,.z) p{top:0}:where(.y) p{top:1px}p:not(.x){top:2px}p:has(.z){top:3px}';
    expect(subset(css, '<p class="a">')).toBe(':is(.a,.z) p{top:0}p:not(.x){top:2px}');
  });

  it('has whatever elements, states and attributes may come: scripts and browsers set them', () => {
    const css =
      ':focus-visible{top:0}[data-armed]>span{top:1px}.a[open]{top:2px}[aria-busy=true]{top:3px}iframe{top:4px}';
    expect(subset(css, '<p class="a">')).toBe(css);
  });

  it('asks for the attributes of Mantine components with their values: these come with React', () => {
    const css =
      '.m_a:where([data-size=lg]){top:0}.m_a:where([data-size=sm]){top:1px}.m_a[data-grow]{top:2px}.m_a[aria-busy]{top:3px}.m_a[data-size]{top:4px}';
    expect(subset(css, '<p class="m_a" data-size="lg">')).toBe(
      '.m_a:where([data-size=lg]){top:0}.m_a[aria-busy]{top:3px}.m_a[data-size]{top:4px}',
    );
  });

  it('reads start tags as they come: the end without a space, values in quotes, none, or empty', () => {
    const css = '.m_a[data-a]{top:0}.m_a[data-b]{top:1px}.c{top:2px}.z{top:3px}.m_a[data-d]{top:4px}';
    expect(subset(css, '<p class="m_a" data-a title=".z class=z"><br data-b=""/><u class="c  e">data-d</u>')).toBe(
      '.m_a[data-a]{top:0}.m_a[data-b]{top:1px}.c{top:2px}',
    );
  });

  it('has the custom properties that rules, markup or other needed properties read', () => {
    const css = ':root{--a:var(--b);--b:1px;--z:2px;--d:3px}.x{--e:4px;--c:5px;top:var(--a);left:var(--c)}';
    expect(subset(css, '<p class="x" style="top:var(--d)">')).toBe(
      ':root{--a:var(--b);--b:1px;--d:3px}.x{--c:5px;top:var(--a);left:var(--c)}',
    );
  });

  it('has conditions around rules, and the animations that they name', () => {
    const css =
      '@media (width>=1em){.a{animation:turn 1s}.z{top:0}@supports (top:0){.a{top:1px}}}.z{top:0}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
    expect(subset(css, '<p class="a">')).toBe(
      '@media (width>=1em){.a{animation:turn 1s}@supports (top:0){.a{top:1px}}}@keyframes turn{to{rotate:1turn}}',
    );
  });

  it('has faces of fonts and what else stands for itself', () => {
    const css = '@font-face{font-family:a}@view-transition{navigation:auto}';
    expect(subset(css, '<p>')).toBe(css);
  });

  it('is the same for shared pieces as for the whole', () => {
    const sheet = createStylesheet('.a{top:0}.b{top:1px}.c{top:var(--c);--c:2px}');
    for (let page = 0; page < 2; page += 1) {
      expect(sheet.usedIn('<p class="a">', ['<p class="b">'])).toBe('.a{top:0}.b{top:1px}');
      expect(sheet.usedIn('<p class="c">', ['<p class="b">'])).toBe('.b{top:1px}.c{top:var(--c);--c:2px}');
    }
  });
});
