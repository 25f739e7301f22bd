import { describe, expect, it } from 'vitest';
import { createStylesheet } from './stylesheet.ts';

const subset = (css: string, html: string) => createStylesheet(css).subset([], [html]);

describe('the part of a style sheet that a document needs', () => {
  it('has the rules that can match, in their order', () => {
    expect(subset('p{margin:0}.b{color:red}.a{color:blue}.c{top:0}', '<p class="a b">')).toBe(
      'p{margin:0}.b{color:red}.a{color:blue}',
    );
  });

  it('leaves out selectors that cannot match beside one that can', () => {
    expect(subset('.a:focus,.b:focus,h4{color:red}', '<p class="b">')).toBe('.b:focus{color:red}');
  });

  it('looks into :is, :where and :has, not into :not', () => {
    const css = ':is(.a,.z) p{top:0}:where(.y) p{top:1px}p:not(.x){top:2px}p:has(.z){top:3px}';
    expect(subset(css, '<p class="a">')).toBe(':is(.a,.z) p{top:0}p:not(.x){top:2px}');
  });

  it('asks for attributes with their values', () => {
    const css =
      '[data-tone=tint]{top:0}[data-tone="dark"]{top:1px}[data-tone]{top:2px}[href^=http]{top:3px}p:disabled{top:4px}';
    expect(subset(css, '<p data-tone="tint" href="/a">')).toBe(
      '[data-tone=tint]{top:0}[data-tone]{top:2px}[href^=http]{top:3px}',
    );
  });

  it('writes what stands in place of a variable that nobody sets, also where it defines another', () => {
    const css = '.m_a{--a:var(--width, calc(var(--b) - 1px));--b:2px}.m_a b{width:var(--a)}';
    expect(subset(css, '<p class="m_a"><b>')).toBe('.m_a{--a:calc(var(--b) - 1px);--b:2px}.m_a b{width:var(--a)}');
  });

  it('reads start tags as they come: spaces, values in quotes, the end without a space', () => {
    const css = '[a]{top:0}[b=x]{top:1px}.c{top:2px}br{top:3px}[d]{top:4px}[e]{top:5px}i{top:6px}';
    expect(subset(css, '<p  a="1 2=3"  b="x" class=" c  z" d/><br/><u e="unfinished')).toBe(
      '[a]{top:0}[b=x]{top:1px}.c{top:2px}br{top:3px}[d]{top:4px}',
    );
  });

  it('has what scripts enter at once, and all of it in the part that comes later', () => {
    const css = '[data-armed]>span{top:0}[aria-expanded=true]{top:1px}[data-live]{top:2px}';
    expect(subset(css, '<p>')).toBe('[aria-expanded=true]{top:1px}');
    expect(createStylesheet(css).complete(['<p>'])).toBe('[data-armed]>span{top:0}[aria-expanded=true]{top:1px}');
  });

  it('leaves what is pointed at or pressed to the part that comes later', () => {
    const css = 'a:hover,a{top:0}a:active{top:1px}a:not(:hover){top:2px}@media (hover:hover){p a:hover{top:3px}}';
    expect(subset(css, '<p><a>')).toBe('a{top:0}a:not(:hover){top:2px}');
    expect(createStylesheet(css).complete(['<p><a>'])).toBe(css);
  });

  it('has the custom properties that rules, markup or other needed properties read', () => {
    const css = ':root{--a:var(--b);--b:1px;--z:2px;--d:3px}.x{--e:4px;--c:5px;top:var(--a);left:var(--c)}';
    expect(subset(css, '<p class="x" style="top:var(--d)">')).toBe(
      ':root{--a:var(--b);--b:1px;--d:3px}.x{--c:5px;top:var(--a);left:var(--c)}',
    );
  });

  it('writes values as minifiers do, and strings as they are', () => {
    const css =
      ':root{--mantine-spacing-xs: 0.5rem}p{margin:calc(1rem + var(--mantine-spacing-xs)), 10.5px}b{content:"0.5, 1"}';
    expect(subset(css, '<p><b>')).toBe('p{margin:calc(1rem + .5rem),10.5px}b{content:"0.5, 1"}');
  });

  it('has the last of two definitions in one place', () => {
    const css = ':root,:host{--a:var(--b);--b:1px}@media (width>=1em){:root{--a:9px}}:root{--a:2px}p{top:var(--a)}';
    expect(subset(css, '<p>')).toBe('@media (width>=1em){:root{--a:9px}}:root{--a:2px}p{top:var(--a)}');
  });

  it('has conditions around rules, and the animations that they name', () => {
    const css =
      '@media (width>=1em){.a{animation:turn 1s}.z{top:0}@supports (top:0){.a{top:1px}}}.z{top:0}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
    expect(subset(css, '<p class="a">')).toBe(
      '@media (width>=1em){.a{animation:turn 1s}@supports (top:0){.a{top:1px}}}@keyframes turn{to{rotate:1turn}}',
    );
  });

  it('leaves what is for paper and forced colours to the part that comes later', () => {
    const css =
      'p{top:0}@media print{p{top:1px}.z{top:2px}}@media (forced-colors:active){p{top:3px}}@media print,(scripting:none){p{top:4px}}';
    expect(subset(css, '<p>')).toBe('p{top:0}@media print,(scripting:none){p{top:4px}}');
    expect(createStylesheet(css).complete(['<p>'])).toBe(
      'p{top:0}@media print{p{top:1px}}@media (forced-colors:active){p{top:3px}}@media print,(scripting:none){p{top:4px}}',
    );
  });

  it('has all that can match in a part that can follow one, under the names of the whole sheet', () => {
    const css =
      '@font-face{font-family:a}:root{--gap:1px;--edge:2px;--z:3px}.a{gap:var(--gap)}[data-off]{display:none}.z{top:0}@media print{.a{top:2px}}';
    expect(createStylesheet(css).complete(['<p class="a">', '<b style="top:var(--edge)">'])).toBe(
      ':root{--gap:1px;--edge:2px}.a{gap:var(--gap)}[data-off]{display:none}@media print{.a{top:2px}}',
    );
  });

  it('is the same for pieces as for the whole', () => {
    const sheet = createStylesheet('.a{top:0}.b{top:1px}.c{top:2px}');
    const whole = sheet.subset([], ['<p class="a b">']);
    expect(whole).toBe('.a{top:0}.b{top:1px}');
    expect(sheet.subset([], ['<p class="a">', '<p class="b">'])).toBe(whole);
    for (let page = 0; page < 2; page += 1) expect(sheet.subset(['<p class="a">'], ['<p class="b">'])).toBe(whole);
  });
});
