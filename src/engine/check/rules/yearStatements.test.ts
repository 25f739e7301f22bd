import { expect, it } from 'vitest';
import { findStatement } from './yearStatements.ts';

it.each([
  ['Founded in 2030', 'founded', 2030],
  ['Since 2003', 'founded', 2003],
  ['Gegründet 2031', 'founded', 2031],
  ['Admissions 2024-25 open', 'academic', 2025],
  ['Apply now for 2024', 'academic', 2024],
  ['Academic session 2023–2024', 'academic', 2024],
  ['प्रवेश 2024-25', 'academic', 2025],
  ['23 Years', 'age', 23],
  ['23 years of excellence', 'age', 23],
  ['23 Jahre', 'age', 23],
])('reads %s', (text, kind, number) => expect(findStatement(text)).toMatchObject({ kind, number }));

it.each([
  'Batch 2019-23',
  'Batch of 2021',
  'Class of 2024-25',
  'Bachelor of Computer Applications, 2014',
  'Admissions for the batch 2019-23',
  '22+ years',
  '4 years',
  '© 2026',
  'Room 2024',
  '2023-24',
])('says nothing of %s', (text) => expect(findStatement(text)).toBeUndefined());
