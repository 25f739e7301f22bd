import { expandSchema, readDefinitions } from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { JsonObject } from '#shared/json.ts';
import { propertiesSchema, unknownKey, wordsOf } from './editorSchema.ts';
import { oneSource, queryOf } from './queryDefinitions.ts';
import type { SiteNames } from './siteNames.ts';
import { escapeSnippet } from './snippet.ts';
import { choiceSchema, definition, type EditorSchema, when, withToken } from './valueSchemas.ts';

/** An editor is slow with longer lists: a site with more addresses than this offers its pages without their anchors. */
const mostAddresses = 6_000;

/** Schemes of addresses that are programs. */
const programs = '(?:[jJ]ava[sS]cript|data|vbscript)';

/** A file of `_media`. */
const fileForm = '[^/#:?\\s@\\\\]+(?:/[^/#:?\\s@\\\\]+)*\\.[a-z0-9]{2,5}';

/** Every form that a link may have; programs have a message of their own. */
const linkForm = `^(?:/(?!/)|#\\S+$|https?://[^\\s/]\\S*$|mailto:[^\\s@/]+@[^\\s@]+\\.[^\\s@]+$|tel:\\+?[\\d().-]{3,}(?:;\\S*)?$|${fileForm}$|\\s*${programs}:|[\\s\\S]*${withToken})`;

const linkFormInWords =
  'A link is a page ("/contact-us"), a place on this page ("#form"), "https://…", "mailto:name@example.com", "tel:+441632960000" or a file of _media.';

/** Days of the calendar, as 2027-01-15. */
const dayForm =
  '^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|\\d{2}(?:0[48]|[2468][048]|[13579][26])-02-29|(?:[02468][048]|[13579][26])00-02-29)$';

/** Said where a name is not on a list: the list may be older than the file. */
const newer = 'Files that you have just added are known once "npm run dev" has seen them, or after "npm run gen".';

/** What content can name, as schemas: offered by the editor, and underlined where a name leads nowhere. */
export function nameDefinitions(names: SiteNames): Record<string, EditorSchema> {
  const { routes, anchors, otherAddresses, files, pictures, icons, layouts, shared, lists, folders } = names;
  const known = new Set(pictures);
  const documents = files.filter((file) => !known.has(file));
  const shownAnchors = routes.length + anchors.length > mostAddresses ? [] : anchors;
  return {
    link: {
      type: 'string',
      errorMessage: 'Write an address here, in quotation marks.',
      examples: [...routes, ...shownAnchors, ...documents, 'https://', 'mailto:', 'tel:'],
      allOf: [
        {
          pattern: `^(?!\\s*${programs}:)`,
          patternErrorMessage: 'This is no address, but a program: it may not be a link.',
        },
        { pattern: linkForm, patternErrorMessage: linkFormInWords },
        whenPlain('^/(?!/)[^?#]*$', 'addresses'),
        whenPlain(`^${fileForm}$`, 'files'),
      ],
    },
    route: { type: 'string', examples: routes, allOf: [whenPlain('', 'addresses')] },
    alias: {
      type: 'string',
      pattern: '^/([^\\s#?]*[^\\s#?/])?$',
      patternErrorMessage: 'Write an address as "/old-address": with "/" in front, and without spaces, "#" or "?".',
    },
    addresses: {
      enum: [...new Set([...routes, ...otherAddresses])],
      errorMessage: `No page of this site has this address. ${newer}`,
    },
    file: { type: 'string', examples: files, allOf: [whenPlain('', 'files')] },
    files: { enum: files, errorMessage: `There is no such file in _media. ${newer}` },
    pictures: { enum: pictures, errorMessage: `There is no such picture in _media. ${newer}` },
    'path of a picture': { type: 'string', examples: pictures, allOf: [whenPlain('', 'pictures')] },
    picture: pictureSchema(expandSchema(readDefinitions().image as Schema), pictures),
    icon: { type: 'string', examples: icons, allOf: [whenPlain('', 'icons')] },
    icons: {
      enum: icons,
      errorMessage: 'There is no icon of this name. All icons are shown on https://tabler.io/icons.',
    },
    'layout name': oneOfFiles(layouts, '_layouts'),
    'shared name': oneOfFiles(shared, '_blocks'),
    'data list': oneOfFiles([...lists.keys()].sort(), '_data'),
    pages: {
      title: 'Pages',
      description:
        'Which pages become items: a pattern as "/courses/*", a list of routes, or "children", "siblings" or "ancestors" of this page.',
      type: ['string', 'array'],
      items: definition('link'),
      examples: [...folders, 'children', 'siblings', 'ancestors'],
      pattern: `^(?:/|(?:children|siblings|ancestors)$|[\\s\\S]*${withToken})`,
      patternErrorMessage:
        'Write a pattern as "/courses/*" here, a list of addresses, or "children", "siblings" or "ancestors".',
    },
    'query of a list': { allOf: [...oneSource, ...[...lists].sort().map(([name, fields]) => queryOf(name, fields))] },
    date: {
      type: ['string', 'null'],
      errorMessage: 'Write a day here, as "2027-01-15".',
      if: { pattern: withToken },
      else: { pattern: dayForm, patternErrorMessage: 'This is no day. Write it as "2027-01-15": year, month, day.' },
    },
    moment: {
      type: ['string', 'null'],
      errorMessage: 'Write a day here, as "2027-01-15", or a time of a day, as "2027-01-15T09:00".',
      pattern: dayForm.replace(/\$$/, '(T([01]\\d|2[0-3]):[0-5]\\d)?$'),
      patternErrorMessage:
        'This is no day. Write it as "2027-01-15": year, month, day; with a time as "2027-01-15T09:00".',
    },
    token: { defaultSnippets: [...names.tokens].map(tokenSnippet) },
  };
}

/** Asks a text of this form to be on a list; one with a token in it is left alone. */
const whenPlain = (pattern: string, list: string): EditorSchema =>
  when(
    { type: 'string', pattern: `^(?![\\s\\S]*${withToken})${pattern.replace(/^\^/, '') || '[\\s\\S]*$'}` },
    definition(list),
  );

/** A picture: the name of a file, or the name and what belongs to it. */
const pictureSchema = ({ properties = {}, required = [] }: Schema, pictures: string[]): EditorSchema => ({
  type: ['string', 'object'],
  examples: pictures,
  defaultSnippets: [
    {
      label: '{ "src", "alt" } with a text alternative',
      bodyText: '{ "src": $1, "alt": "$2" }',
      description: 'A picture, and what it shows for people who do not see it.',
    },
  ],
  properties: {
    ...propertiesSchema(properties, required, 'page'),
    src: { ...wordsOf(properties.src ?? {}), ...definition('path of a picture') },
  },
  required,
  additionalProperties: false,
  errorMessage: unknownKey(Object.keys(properties)),
  allOf: [whenPlain('', 'pictures')],
});

const oneOfFiles = (found: string[], folder: string): EditorSchema => ({
  type: 'string',
  ...choiceSchema(found),
  else: { enum: found, errorMessage: `There is no file of this name in ${folder}. ${newer}` },
});

const tokenSnippet = ([path, value]: [string, string]): EditorSchema => ({
  label: `{${path}}`,
  bodyText: escapeSnippet(JSON.stringify(`{${path}}`)),
  description: value,
});

/** The item schema of each data list, chosen by what its `fields` say: an editor knows no file by its name. */
export function dataListSchema(dataList: EditorSchema, items: Map<string, [JsonObject, EditorSchema]>): EditorSchema {
  const byFields = [...items.values()].map(([fields, item]) =>
    when(
      { properties: { fields: { const: fields } }, required: ['fields'] },
      { properties: { items: { type: 'array', items: item } } },
    ),
  );
  return { ...dataList, ...(byFields.length > 0 && { allOf: byFields }) };
}
