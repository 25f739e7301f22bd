import { expect, it } from 'vitest';
import { findMisspeltHosts } from './misspeltAddresses.ts';

it.each([
  ['office@gmial.com', 'office@gmail.com'],
  ['Write to dean@example.con.', 'dean@example.com'],
  ['office@college.eud', 'office@college.edu'],
  ['a.b@gmail.co', 'a.b@gmail.com'],
  ['https://www.example.ogr/about', 'https://www.example.org'],
  ['www.example.cmo', 'www.example.com'],
])('corrects %s', (text, suggestion) => expect(findMisspeltHosts(text)[0]?.suggestion).toBe(suggestion));

it.each([
  'office@gmail.com',
  'office@mail.com',
  'office@ymail.com',
  'office@example.edu',
  'office@example.co.in',
  'https://www.example.co',
  'https://gmial.example.org',
  'con@example.org',
])('leaves %s', (text) => expect(findMisspeltHosts(text)).toEqual([]));
