import { svgAttributes, svgElements } from './svgLists.ts';

export interface SvgAttribute {
  name: string;
  prefix: string;
  local: string;
  uri: string;
  value: string;
}

/** Element as https://github.com/isaacs/sax-js gives it, with namespaces. */
export interface SvgElement {
  name: string;
  local: string;
  uri: string;
  attributes: Record<string, SvgAttribute>;
}

/** Content that a drawing must not have, as the end of "it has", and its cure in sentences. */
export interface SvgFault {
  what: string;
  cure: string;
}

const cures = {
  program:
    'Save it as "Plain SVG" or "Optimised SVG" in your drawing program, or let https://svgomg.net take it out; or use a PNG.',
  link: 'Take the link out of the drawing. On a page, the block that shows the drawing can have a link.',
  picture:
    'Embed the picture in the drawing (in Illustrator "Embed" in the panel of links, in Inkscape Extensions > Images > Embed), or use a PNG.',
  words:
    'Convert its texts to paths and export it again (in draw.io without "Formatted text", in Illustrator with File > Export > Export As), or use a PNG.',
  style: 'Delete what begins with "@import" or "url(" there, and convert texts in fonts from elsewhere to paths.',
  entities:
    'In Illustrator, choose File > Export > Export As > SVG in place of Save As, which writes these; or use a PNG.',
  encoding: 'Save it as UTF-8, and not compressed.',
  broken: 'Export it from your drawing program again, or use a PNG.',
} as const;

export const createFault = (what: string, cure: keyof typeof cures): SvgFault => ({ what, cure: cures[cure] });

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespaces = ['http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/'];

/** Namespaces of descriptions of works: who made them, and under which licence. */
const descriptionNamespaces = [
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2000/01/rdf-schema#',
  'http://www.w3.org/2001/XMLSchema#',
  'http://www.w3.org/2004/02/skos/core#',
];

/**
 * Namespaces of drawing programs do nothing in browsers, which know those of W3C and Mozilla only: XHTML, MathML, events.
 */
const isInert = (uri: string) =>
  uri !== '' && (descriptionNamespaces.includes(uri) || !/\b(?:w3|mozilla)\.org\b/i.test(uri));

export const isOfSvg = ({ uri }: Pick<SvgElement, 'uri'>): boolean => uri === svgNamespace || uri === '';

const embeddedPicture = String.raw`data:image\/(?:png|jpe?g|gif|webp|avif)[;,]`;
const embeddedFont = String.raw`data:(?:font\/[\w+-]+|application\/(?:x-)?font[\w+-]*|application\/vnd\.ms-fontobject)[;,]`;

const isPart = (address: string) => address.trim().startsWith('#');
const isEmbeddedPicture = (address: string) => new RegExp(`^\\s*${embeddedPicture}`, 'i').test(address);

/** Requests in a style sheet or attribute. A backslash may conceal one. */
const fetchPattern = new RegExp(
  String.raw`@import|\\|(?:url|image|image-set|src)\(\s*(?!["']?\s*(?:#|${embeddedPicture}|${embeddedFont}))`,
  'i',
);

/** Finds a request for something outside the drawing in CSS. @returns its position; -1 if there is none */
export const findRequestIn = (css: string): number => css.search(fetchPattern);

export const styleFault = (): SvgFault => createFault('a style that fetches something from elsewhere', 'style');

/** Elements that change an attribute of another one. */
const animations = ['set', 'animate', 'animatecolor', 'animatemotion', 'animatetransform'];

/** Elements whose `href` is the address of a picture. */
const pictures = ['image', 'feimage'];

/** Elements that run code, or are part of a web page. */
const isOfWebPage = /^(?:script|handler|listener|iframe|object|embed|audio|video|canvas|meta|link|base|form|input)$/;

/** Finds what an element has that no drawing needs; undefined for an element of a drawing. */
export function findFaultOf(element: SvgElement): SvgFault | undefined {
  const attributes = Object.values(element.attributes);
  if (isOfSvg(element))
    return faultOfName(element.local.toLowerCase(), element.name) ?? faultOfAttributes(element, attributes);
  if (!isInert(element.uri)) return createFault(`a part of a web page in it (<${element.name}>)`, 'words');
  const action = attributes.find(({ local }) => isAction(local));
  return action && faultOfAction(action);
}

function faultOfName(name: string, written: string): SvgFault | undefined {
  if (svgElements.has(name)) return undefined;
  if (name === 'foreignobject') return createFault(`a part of a web page in it (<${written}>)`, 'words');
  if (name === 'a') return createFault(`a link (<${written}>)`, 'link');
  const what = isOfWebPage.test(name) ? 'a program or a part of a web page in it' : 'an element that no drawing needs';
  return createFault(`${what} (<${written}>)`, 'program');
}

const isAction = (name: string) => /^on/i.test(name);
const faultOfAction = ({ name }: SvgAttribute) => createFault(`an action in it (${name}="…")`, 'program');

function faultOfAttributes({ local, name: written }: SvgElement, attributes: SvgAttribute[]): SvgFault | undefined {
  const element = local.toLowerCase();
  for (const attribute of attributes) {
    const fault = faultOfAttribute(element, attribute);
    if (fault) return fault;
  }
  const changed =
    element !== 'animatemotion' &&
    animations.includes(element) &&
    attributes.find(({ name }) => name === 'attributeName');
  const target = changed ? changed.value.trim().toLowerCase() : '';
  const isUnsafe = target !== '' && (!svgAttributes.has(target) || /href$/.test(target));
  return isUnsafe ? createFault(`an animation of a link or an action in it (<${written}>)`, 'program') : undefined;
}

function faultOfAttribute(element: string, attribute: SvgAttribute): SvgFault | undefined {
  const { prefix, uri, value } = attribute;
  const local = attribute.local.toLowerCase();
  if (isAction(local)) return faultOfAction(attribute);
  if (prefix === 'xmlns' || attribute.name === 'xmlns') return undefined;
  const isPrefixed = uri !== '' && uri !== svgNamespace;
  const isOfXml = uri === xlinkNamespace || xmlNamespaces.includes(uri);
  if (isPrefixed && !isOfXml && isInert(uri)) return undefined;
  if (local === 'href' && (!isPrefixed || uri === xlinkNamespace)) return faultOfAddress(element, attribute);
  if (!isPrefixed && /^(?:data|aria)-[\w.:-]+$/.test(local)) return undefined;
  const name = uri === xlinkNamespace ? `xlink:${local}` : xmlNamespaces.includes(uri) ? `xml:${local}` : local;
  const isKnown = isPrefixed && !isOfXml ? false : svgAttributes.has(name);
  if (!isKnown) return createFault(`an attribute that no drawing needs (${attribute.name}="…")`, 'program');
  return findRequestIn(value) < 0
    ? undefined
    : createFault(`a reference to something outside itself (${attribute.name}="…")`, 'style');
}

function faultOfAddress(element: string, { name, value }: SvgAttribute): SvgFault | undefined {
  if (isPart(value)) return undefined;
  const isPicture = pictures.includes(element);
  if (isPicture && isEmbeddedPicture(value)) return undefined;
  return createFault(`a link to something outside itself (${name}="…")`, isPicture ? 'picture' : 'link');
}
