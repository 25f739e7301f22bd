import { expect, it } from 'vitest';
import { withPicturesOfRtf } from './rtfPictures.ts';

const blip = (kind: string, digits: string) =>
  `{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex50\\picw100\\pich80\\${kind}\\bliptag-1234{\\*\\blipuid 0123456789abcdef}${digits}}`;
/** One picture as Word writes it: as it is, and once more for old programs. */
const written = (kind: string, digits: string) =>
  `{\\*\\shppict${blip(kind, digits)}}{\\nonshppict{\\pict\\picw1\\wmetafile8 0100090000}}`;
const rtf = (...parts: string[]) => `{\\rtf1\\ansi Doors open \\par ${parts.join(' and\\par ')} end}`;
const img = (name: string) => `<p>\n<img width=100 height=80\nsrc="file:///C:/Temp/${name}" alt="Gate"></p>`;
const html = `<!--[if gte vml 1]><v:imagedata src="file:///C:/Temp/a.png"/><![endif]-->${img('a.png')}<p>and</p>${img('b.jpg')}`;
const dataOf = (type: string, hex: string) => `data:image/${type};base64,${Buffer.from(hex, 'hex').toString('base64')}`;

it('puts pictures as they are in place of files of another computer, in their order, once each', () => {
  const read = withPicturesOfRtf(
    html,
    rtf(written('pngblip', '89504e47\r\n0d0a1a0a'), written('jpegblip', 'ffd8ffe0')),
  );
  expect([...read.matchAll(/<img[^>]*src="([^"]*)" alt="Gate"/g)].map(([, address]) => address)).toEqual([
    dataOf('png', '89504e470d0a1a0a'),
    dataOf('jpeg', 'ffd8ffe0'),
  ]);
});

it.each([
  ['no pictures', rtf()],
  ['another number of pictures', rtf(written('pngblip', '89504e47'))],
  ['one that is cut off', rtf(written('pngblip', '89504e47'), blip('pngblip', '89504e47')).slice(0, -60)],
  ['bytes', rtf(written('pngblip', '\\bin4 abcd'), written('jpegblip', '\\bin4 abcd'))],
  ['another word', rtf('\\pngblipper 89504e47', '\\pngblipper 89504e47')],
  ['nothing', ''],
])('leaves the HTML where its RTF has %s', (_name, text) => {
  expect(withPicturesOfRtf(html, text)).toBe(html);
});

it('needs no RTF where nothing is a file', () => {
  const web = '<img src="https://example.org/a.png">';
  expect(withPicturesOfRtf(web, rtf(written('pngblip', '89504e47')))).toBe(web);
});
