import { quote } from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';

/** Pictures that cannot be shown, or not well. */
export const pictureProblems = {
  'image-alt-missing': warning<{ path: string; found?: string }>({
    title: 'Picture without a text alternative',
    message: ({ path, found }) =>
      found === undefined
        ? `Nothing says what the picture ${quote(path)} shows, for people who do not see it.`
        : `The text alternative ${quote(found)} is the name of a file: it does not say what the picture shows.`,
    hint: ({ path, found }) =>
      found === undefined
        ? `Say it in a few words: { "src": ${quote(path)}, "alt": "What the picture shows" }.`
        : 'Say in a few words what one would see.',
    hintInWords: () => 'Say in a few words what one would see, under “Text alternative”.',
    why: 'People who do not see the picture hear its text alternative; search engines read it too. A picture that only decorates stands in a place that asks for none.',
    example: {
      wrong: '"image": "campus/library.jpg"',
      right: '"image": { "src": "campus/library.jpg", "alt": "Students reading in the library" }',
    },
  }),
  'image-too-small': warning<{ path: string; width: number; needed: number }>({
    title: 'Picture too small for its place',
    message: ({ path, width, needed }) =>
      `${quote(path)} is ${width} pixels wide, but is shown up to ${needed} pixels wide here: it will look blurred.`,
    hint: ({ needed }) => `Use the original picture, at least ${needed} pixels wide (twice that for sharp screens).`,
    why: 'The browser has to blow the picture up: it looks blurred, on good screens most of all.',
    example: {
      wrong: '"image": "campus/thumbnail.jpg"  (200 pixels wide)',
      right: '"image": "campus/gate.jpg"  (1600 pixels wide)',
    },
  }),
  'image-unreadable': error<{ path: string; isEmpty?: boolean; others?: string[] }>({
    title: 'Picture that cannot be read',
    message: ({ path, isEmpty, others }) =>
      `${quote(path)} has the name of a picture, but ${isEmpty ? 'the file is empty' : 'what is in it is none'}.${alsoShown(others)}`,
    hint: () => 'Open the original in a picture editor and export it again as JPEG, PNG or WebP.',
    why: 'The file is broken, or was only renamed: no browser could show it, and no sizes for phones can be made from it.',
  }),
  'image-damaged': error<{ path: string; others?: string[] }>({
    title: 'Damaged picture',
    message: ({ path, others }) =>
      `The picture ${quote(path)} is damaged, or a part of it is missing: it cannot be shown to its end.${alsoShown(others)}`,
    hint: () =>
      'Copy or download it again; or open the original in a picture editor and export it again as JPEG, PNG or WebP.',
    why: 'The file begins like a picture and breaks off, as after a copy or download that was interrupted. Visitors would see a part of it or nothing, and no sizes for phones can be made from it.',
    example: {
      wrong: '"image": "campus/gate.jpg"  (the half of a file)',
      right: '"image": "campus/gate.jpg"  (copied again)',
    },
  }),
  'svg-size-missing': warning<{ path: string; others?: string[] }>({
    title: 'Drawing without a size',
    message: ({ path, others }) =>
      `The drawing ${quote(path)} has neither a "viewBox" nor a width and a height: nothing says how large it is.${alsoShown(others)}`,
    hint: () =>
      'Export it again from your drawing program with its size, or write it into the first tag of the file: <svg viewBox="0 0 400 300" …>, with the width and height of what it draws.',
    why: 'Browsers do not scale a drawing of which they do not know the size: they show a corner of it, or nothing.',
    example: {
      wrong: '<svg xmlns="http://www.w3.org/2000/svg">',
      right: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">',
    },
  }),
  'image-heic': error<{ path: string }>({
    title: 'HEIC picture that cannot be read here',
    message: ({ path }) => `${quote(path)} is a HEIC picture, as iPhones take them, and this machine cannot read it.`,
    hint: () =>
      'Save it as JPEG: on a Mac, open it in Preview and choose File › Export…; on an iPhone, Settings › Camera › Formats › Most Compatible has new photos taken as JPEG.',
    why: 'Few browsers show HEIC pictures, and it takes a patented decoder to make others of them, which not every machine has.',
  }),
  'image-avif-moving': error<{ path: string; others?: string[] }>({
    title: 'AVIF picture that moves',
    message: ({ path, others }) =>
      `${quote(path)} is an AVIF picture that moves, and no sizes for phones and screens can be made of it.${alsoShown(others)}`,
    hint: () =>
      'Save it as animated WebP or GIF, of which sizes are made that move as well; or as a video, for the block “Video or sound”.',
    why: 'Nothing that converts pictures here reads animated AVIF: visitors would see an empty place.',
    example: { wrong: '"image": "campus/flag.avif"', right: '"image": "campus/flag.webp"' },
  }),
  'image-too-large': error<{ path: string; width: number; height: number }>({
    title: 'Picture with too many pixels',
    message: ({ path, width, height }) =>
      `${quote(path)} has ${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels: more than 268 million cannot be converted.`,
    hint: () => 'Save it smaller in a picture editor: 6,000 pixels on the longer side are more than any screen shows.',
    why: 'A picture is held in memory while its sizes for phones and screens are made, and one like this fills the memory of most machines.',
  }),
};

/** Sentence about further places that show a picture. */
function alsoShown(others: readonly string[] = []): string {
  if (others.length === 0) return '';
  const rest = others.length - shownPlaces;
  return ` It is also shown by ${others.slice(0, shownPlaces).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

const shownPlaces = 8;
