import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHtml, hasJava } from '../nuChecker.ts';
import { routes } from '../reference/routes.ts';
import { builtSite, expect, test } from './site.ts';

test('every page is valid HTML to the Nu checker', async () => {
  test.skip(!hasJava, 'The Nu HTML checker needs Java, and there is none on this machine.');
  test.setTimeout(180_000);
  const { errors, read } = checkHtml(builtSite);
  expect(errors).toEqual([]);
  // Its warnings about each page prove that it has read them all.
  for (const route of routes) expect([...read]).toContain(join(route, 'index.html').replace(/^\//, ''));
  expect(readFileSync(join(builtSite, 'index.html'), 'utf8')).toContain('<!doctype html>');
});
