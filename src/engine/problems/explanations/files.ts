import { explain } from './explanation.ts';

/** Why problems of files and folders matter. */
export const files = {
  'pages-folder-missing': explain(
    'Without the folder there is nothing to check or to build.',
    'npm run check -- --pages page',
    'npm run check -- --pages pages',
  ),
  'no-pages': explain(
    'A site without a page has nothing to show.',
    'pages/\n  _site.json',
    'pages/\n  _site.json\n  index.json',
  ),
  'home-page-missing': explain(
    'Visitors who type the address of the site would find nothing there.',
    'pages/\n  home.json',
    'pages/\n  index.json',
  ),
  'site-file-missing': explain(
    'The name of the site, its menu and its colours are in _site.json: no page can be built without it.',
    'pages/\n  index.json',
    'pages/\n  _site.json\n  index.json',
  ),
  'file-unreadable': explain(
    'What is in the file is missing from the site until it can be read: a link to nothing, a protected file, a folder in its place.',
  ),
  'file-empty': explain(
    'An empty file is no page yet, and it is easy to save one by accident.',
    '',
    '{ "title": "…", "description": "…", "heading": "…", "blocks": [] }',
  ),
  'file-byte-order-mark': explain(
    'Some editors for Windows put this mark in front of the text. Other programs take it for a part of the page and stop there.',
  ),
  'file-utf-16': explain(
    'Some editors call this encoding "Unicode". The web and all other files of the site use UTF-8.',
  ),
  'file-not-utf-8': explain(
    'In another encoding, accents, dashes and quotation marks turn into strange characters on the page.',
    '"By the caf�"',
    '"By the café"',
  ),
  'file-name-not-address': explain(
    'The path of a file is the address of its page. Spaces, capitals and accents make addresses that break when they are sent in a letter or typed.',
    'pages/About Us.json',
    'pages/about-us.json',
  ),
  'file-ignored': explain(
    'The file seems to be part of the site, but visitors never get to see it.',
    'pages/photo.jpg',
    'pages/_media/photo.jpg',
  ),
  'special-name-unknown': explain(
    'Names that begin with "_" hold what is not a page: layouts, lists, shared blocks, media. Under another name nothing finds them.',
    'pages/_layout/inner.json',
    'pages/_layouts/inner.json',
  ),
  'route-taken': explain(
    'Only one of the two pages can be shown; which one would be left to chance.',
    'pages/about.json\npages/about/index.json',
    'pages/about/index.json',
  ),
};
