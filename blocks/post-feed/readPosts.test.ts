import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';
import { pictureName, readPosts } from './readPosts.ts';

const reading = { plainText: (html: string) => html.replace(/<[^>]*>/g, '') };
const post = (beside: object = {}) => ({
  id: 7,
  link: 'https://blog.example.com/a',
  date: '2026-03-05T23:59:59',
  title: { rendered: ' A <em>title</em>\n' },
  ...beside,
});

test('a post is read', () => {
  expect(readPosts([post()], reading)).toEqual([
    { title: 'A title', href: 'https://blog.example.com/a', day: '2026-03-05', image: undefined },
  ]);
});

test.each([null, {}, 'posts', 3, { code: 'rest_no_route' }])('an answer that is no list is an error: %j', (answer) => {
  expect(() => readPosts(answer, reading)).toThrow(TypeError);
});

test.each([null, 1, 'x', [], {}, { title: 'x' }, { title: { rendered: 4 } }, { title: { rendered: '<b></b>' } }])(
  'what is no post is left out: %j',
  (item) => {
    expect(readPosts([item, post()], reading)).toHaveLength(1);
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', '', 3, null, undefined, ' java\nscript:alert(1)'])(
  'a link that is not http(s) is left out: %j',
  (link) => {
    const [read] = readPosts([post({ link })], reading);
    expect(read).toMatchObject({ title: 'A title' });
    expect(read?.href).toBeUndefined();
  },
);

test.each(['', 'yesterday', '2026-02-31T00:00:00', '2026-13-01', 20260305, null])(
  'a date that is none is left out: %j',
  (date) => {
    expect(readPosts([post({ date })], reading)[0]?.day).toBeUndefined();
  },
);

test('the picture stands where the content says, else where WordPress puts it', () => {
  const wordPress = { _embedded: { 'wp:featuredmedia': [{ source_url: 'https://blog.example.com/w.jpg' }] } };
  const plugin = { uagb_featured_image_src: { full: ['https://blog.example.com/p.jpg', 800, 600] } };
  const image = (beside: object, imagePath?: string) => readPosts([post(beside)], { ...reading, imagePath })[0]?.image;
  expect(image({ ...wordPress, ...plugin }, 'uagb_featured_image_src.full.0')).toBe('https://blog.example.com/p.jpg');
  expect(image(wordPress, 'uagb_featured_image_src.full.0')).toBe('https://blog.example.com/w.jpg');
  expect(image({ uagb_featured_image_src: { full: false } }, 'uagb_featured_image_src.full.0')).toBeUndefined();
  expect(image({ picture: 'javascript:alert(1)' }, 'picture')).toBeUndefined();
  expect(image({}, 'constructor.name')).toBeUndefined();
});

test('posts with the same id are two', () => {
  expect(readPosts([post(), post()], reading)).toHaveLength(2);
});

test('a day is written in the language given, whatever the time zone', () => {
  expect(formatDay('2026-03-05', 'en-IN')).toBe('5 March 2026');
  expect(formatDay('2026-03-05', 'de')).toBe('5. März 2026');
});

test('a picture that the site has is named by its file, and known by that where the build has put it', () => {
  const [read] = readPosts([post({ picture: 'hero/robotics-lab.jpg' })], { ...reading, imagePath: 'picture' });
  expect(read).toMatchObject({ image: undefined, imageName: 'robotics-lab' });
  expect(pictureName('/media/robotics-lab.085a9988a')).toBe('robotics-lab');
  expect(pictureName('/media/plain')).toBeUndefined();
});
