import { expect, it } from 'vitest';
import { extendToFailedScripts } from './failedScripts.ts';

const failed = ':where([data-failed],[data-failed] *)';

it('has rules for visitors without scripts hold where code is missing, in the same place', () => {
  const css = '.a{top:0}@media (scripting:none){.b .c,.d{top:1px}}.e{top:2px}';
  expect(extendToFailedScripts(css)).toBe(
    `.a{top:0}@media (scripting:none){.b .c,.d{top:1px}}.b .c${failed},.d${failed}{top:1px}.e{top:2px}`,
  );
});

it('has rules for visitors with scripts not hold there', () => {
  const css = '@media (scripting: enabled){@container (width>1rem){.a::after{top:0}}}';
  expect(extendToFailedScripts(css)).toBe(
    `@media (scripting: enabled){@container (width>1rem){.a:not(${failed})::after{top:0}}}`,
  );
});

it('reads lists of conditions, and leaves others alone', () => {
  const css = '@media print{.a{top:0}}@media print, (scripting: none){.a{top:1px}}';
  expect(extendToFailedScripts(css)).toBe(`${css}.a${failed}{top:1px}`);
});
