import { describe, expect, it } from 'vitest';
import { FilesByName, findLinkedFile } from './filesByName.ts';

const filesOf = (...names: string[]) => {
  const files = new FilesByName<string>();
  for (const name of names) files.set(name, `file ${name}`);
  return files;
};

const [composed, decomposed] = ['ü.jpg'.normalize('NFC'), 'ü.jpg'.normalize('NFD')];

describe('files by name', () => {
  it.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('are found in the other Unicode form: %j by %j', (onDisk, asked) => {
    const files = filesOf(onDisk);
    expect(files.has(asked)).toBe(true);
    expect(files.get(asked)).toBe(`file ${onDisk}`);
    expect([...files.keys()]).toEqual([onDisk]);
  });

  it('are each found in their own form where there are both', () => {
    const files = filesOf(composed, decomposed);
    expect(files.get(composed)).toBe(`file ${composed}`);
    expect(files.get(decomposed)).toBe(`file ${decomposed}`);
  });

  it('are not found by names that only look alike', () => {
    expect(filesOf('a.jpg').has('A.jpg')).toBe(false);
    expect(filesOf('a.jpg').get('а.jpg')).toBeUndefined();
  });
});

describe('the file of a link', () => {
  it.each([
    ['a.pdf', 'a.pdf', ''],
    ['a.pdf#page=2', 'a.pdf', '#page=2'],
    ['Fees #1.pdf', 'Fees #1.pdf', ''],
    ['Fees #1.pdf#page=2', 'Fees #1.pdf', '#page=2'],
    ['Fees%20%231.pdf', 'Fees #1.pdf', ''],
    ['Fees%20%231.pdf#page=2', 'Fees #1.pdf', '#page=2'],
    ['u%CC%88.pdf', 'ü.pdf', ''],
    ['100%.pdf', '100%.pdf', ''],
    ['100%25.pdf', '100%.pdf', ''],
    ['%41.pdf', '%41.pdf', ''],
  ])('%j is %j with %j', (link, name, rest) => {
    const files = filesOf('a.pdf', 'A.pdf', 'Fees #1.pdf', 'ü.pdf', '100%.pdf', '%41.pdf');
    expect(findLinkedFile(link, files)).toEqual({ file: `file ${name}`, rest });
  });

  it.each(['b.pdf', 'b.pdf#page=2', '#page=2', 'Fees'])('%j is none', (link) => {
    expect(findLinkedFile(link, filesOf('a.pdf'))).toBeUndefined();
  });
});
