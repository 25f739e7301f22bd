import { describe, expect, it } from 'vitest';
import { createStylesheet } from './stylesheet.ts';

const divide = (css: string, first: string, all: string[] = [first], isFirstView = true) =>
  createStylesheet(css).divide({ first: { shared: [], own: [first] }, isFirstView, all });

const subset = (css: string, html: string) => divide(css, html).first;

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

  it('has what scripts enter at once, and in the part that comes later what they enter then', () => {
    const css = '[data-armed]>span{top:0}[aria-expanded=true]{left:1px}[data-live]{top:2px}';
    expect(divide(css, '<p>')).toEqual({ first: '[aria-expanded=true]{left:1px}', rest: '[data-armed]>span{top:0}' });
    expect(divide(css, '<p>', ['<p>'], false)).toEqual({
      first: '[data-armed]>span{top:0}[aria-expanded=true]{left:1px}',
      rest: '',
    });
  });

  it('leaves what is pointed at or pressed to the part that comes later', () => {
    const css = 'a:hover,a{top:0}a:active{top:1px}a:not(:hover){top:2px}@media (hover:hover){p a:hover{top:3px}}';
    expect(divide(css, '<p><a>')).toEqual({
      first: 'a{top:0}a:not(:hover){top:2px}',
      rest: 'a:hover,a{top:0}a:active{top:1px}a:not(:hover){top:2px}@media (hover:hover){p a:hover{top:3px}}',
    });
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
      'p{top:0}@media print{p{top:1px}.z{top:2px}}@media (forced-colors:active){p{top:3px}}@media print,(scripting:none){p{color:red}}';
    expect(divide(css, '<p>')).toEqual({
      first: 'p{top:0}@media print,(scripting:none){p{color:red}}',
      rest: '@media print{p{top:1px}}@media (forced-colors:active){p{top:3px}}',
    });
  });

  it('has in the part that comes later what the first leaves out, under the same names', () => {
    const css =
      '@font-face{font-family:a}:root{--gap:calc(1px + var(--z));--edge:2px;--z:3px}[data-tone]{--gap:4px}.a{gap:var(--gap)}.b{gap:calc(2*var(--gap))}.z{top:0}';
    expect(divide(css, '<p class="a">', ['<p class="a">', '<b class="b" data-tone style="top:var(--edge)">'])).toEqual({
      first: '@font-face{font-family:a}:root{--a:calc(1px + var(--b));--b:3px}.a{gap:var(--a)}',
      rest: ':root{--edge:2px}[data-tone]{--a:4px}.b{gap:calc(2*var(--a))}',
    });
  });

  it('is the same for pieces as for the whole', () => {
    const sheet = createStylesheet('.a{top:0}.b{top:1px}.c{top:2px}');
    const first = (shared: string[], own: string[]) =>
      sheet.divide({ first: { shared, own }, isFirstView: true, all: [...shared, ...own] }).first;
    const whole = first([], ['<p class="a b">']);
    expect(whole).toBe('.a{top:0}.b{top:1px}');
    expect(first([], ['<p class="a">', '<p class="b">'])).toBe(whole);
    for (let page = 0; page < 2; page += 1) expect(first(['<p class="a">'], ['<p class="b">'])).toBe(whole);
  });
});

describe('the part that comes later', () => {
  /** What follows a first part for elements of class `a`, where there are elements of class `b` too. */
  const restOf = (css: string, later: string) => divide(css, '<p class="a">', ['<p class="a">', later]).rest;

  it('repeats a rule that one of the later part would overrule', () => {
    expect(restOf('.b{top:0}.a{top:1px}', '<p class="a b">')).toBe('.b{top:0}.a{top:1px}');
    expect(restOf('.b{margin-inline:0}.a{margin:1px}', '<p class="a b">')).toBe('.b{margin-inline:0}.a{margin:1px}');
    expect(restOf('.b{right:0}.a{inset:1px}', '<p class="a b">')).toBe('.b{right:0}.a{inset:1px}');
    expect(restOf('.b{white-space:nowrap}.a{text-wrap:balance}', '<p class="a b">')).toContain('.a{text-wrap:balance}');
    expect(restOf('.b{word-wrap:normal}.a{overflow-wrap:anywhere}', '<p class="a b">')).toContain('.a{');
    expect(restOf('.b{--x:0}.a{--x:1px;top:var(--x)}', '<p class="a b">')).toBe('.b{--a:0}.a{--a:1px}');
  });

  it('repeats what the repeated rule would overrule, and of a rule no more than that', () => {
    const css = '.b{top:0}.a{top:1px;color:red}.c{top:2px;opacity:0}';
    const first = '<p class="a c">';
    expect(divide(css, first, [first, '<p class="a b">']).rest).toBe('.b{top:0}.a{top:1px}.c{top:2px}');
  });

  it.each([
    ['another property', '.b{color:red}.a{top:1px}', '<p class="a b">', '.b{color:red}'],
    ['order', '.a{top:1px}.b{top:0}', '<p class="a b">', '.b{top:0}'],
    ['importance', '.b{top:0!important}.a{top:1px}', '<p class="a b">', '.b{top:0!important}'],
    ['another specificity', '.b p{top:0}.a{top:1px}', '<b class="b"><p>', '.b p{top:0}'],
    ['no weight', ':where(.b){top:0}.a{top:1px}', '<p class="a b">', ':where(.b){top:0}'],
    ['no element with both classes', '.b{top:0}.a{top:1px}', '<p class="b">', '.b{top:0}'],
    ['another pseudo-element', '.b:before{top:0}.a:after{top:1px}', '<p class="a b">', '.b:before{top:0}'],
  ])('repeats none where they do not meet: %s', (_, css, later, rest) => {
    expect(restOf(css, later)).toBe(rest);
  });

  it('takes values as they are', () => {
    const css = '.b{color:red}.a{background:url("data:,;color:blue");content:";";top:0;color:red}';
    expect(restOf(css, '<p class="a b">')).toBe('.b{color:red}.a{color:red}');
  });
});
