import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { iconBody } from '#engine/content/icons.ts';
import { Icon } from '#ui/Icon.tsx';
import { Sign } from '#ui/Sign.tsx';
import { afterIcons, iconFile } from './iconFile.ts';

const iconNamed = (name: string) =>
  renderToStaticMarkup(createElement(Icon, { shape: { body: iconBody(name) ?? '' }, className: 'large' }));

it('has the icons of some markup come from one file, each once', () => {
  const [phone, leaf, sun] = ['phone', 'leaf', 'sun-filled'].map(iconNamed) as [string, string, string];
  const icons = iconFile([`<p>${phone}Call</p>${leaf}`, `${phone}${sun}`], '/site');
  expect(icons?.file.address).toMatch(/^\/assets\/icons-[\w-]{8}\.svg$/);
  for (const name of ['phone', 'leaf', 'sun-filled'])
    expect(icons?.file.text.split(iconBody(name) as string).length).toBe(2);
  const linked = icons?.link(`<p>${phone}Call</p>`);
  const link = `<use href="/site${icons?.file.address}#i0"/>`;
  expect(linked).toBe(`<p>${phone.replace(iconBody('phone') as string, link)}Call</p>`);
});

it('leaves what it does not have, and signs that are drawn in code', () => {
  const others = iconNamed('bike') + renderToStaticMarkup(createElement(Sign, { name: 'next' }));
  expect(iconFile([iconNamed('phone')], '')?.link(others)).toBe(others);
  expect(iconFile([renderToStaticMarkup(createElement(Sign, { name: 'next' })), '<p>None</p>'], '')).toBeUndefined();
});

it('lets the first icons stay', () => {
  const phones = `<i>1</i>${iconNamed('phone')}<i>2</i>${iconNamed('phone')}<i>3</i>`;
  expect(afterIcons(phones, 1)).toBe(`<i>2</i>${iconNamed('phone')}<i>3</i>`);
  expect(afterIcons(phones, 3)).toBe('');
  const linked = iconFile([phones], '')?.link(phones, 1) ?? '';
  expect(linked.split('<use').length).toBe(2);
  expect(linked.indexOf('<use')).toBeGreaterThan(linked.indexOf('<i>2'));
});
