import { expect, test } from 'vitest';
import { placeholderPictures } from './placeholderPictures.ts';

const size = { width: 800, height: 600 };
const gate = { src: '/media/gate.1a2b3c4d', alt: '', widths: [400, 800], ...size };
const pond = { src: '/media/pond.5e6f7a8b.svg', alt: '', ...size };

test('a post gets the picture that it names, others one in turn', () => {
  const posts = [{ title: 'First' }, { title: 'Second', imageName: 'gate' }, { title: 'Third', imageName: 'lost' }];
  expect(placeholderPictures(posts, [gate, pond])).toEqual([gate, gate, gate]);
  expect(placeholderPictures([{ title: 'First', imageName: 'pond' }], [gate, pond])).toEqual([pond]);
  expect(placeholderPictures([{ title: 'First' }, { title: 'Second' }], [gate, pond])).toEqual([gate, pond]);
});

test('no post gets one where the site has none', () => {
  expect(placeholderPictures([{ title: 'First', imageName: 'gate' }], [])).toEqual([undefined]);
  expect(placeholderPictures([{ title: 'First' }])).toEqual([undefined]);
});
