import { expandSchema, readDefinitions } from '#engine/content/schema/composeSchema.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { pageField } from '#engine/content/templates/itemRoutes.ts';
import { escapeRegExp } from '#shared/formatText.ts';
import type { JsonObject } from '#shared/json.ts';
import { linkSchemes } from '#shared/linkSchemes.ts';
import { escapeSnippet } from './blockSnippet.ts';
import { createQuerySchema, singleSourceRules } from './querySchemas.ts';
import type { SiteNames } from './siteNames.ts';
import { propertiesSchema, titleAndDescriptionOf, unknownKeyMessage } from './toEditorSchema.ts';
import { choiceSchema, definitionReference, type EditorSchema, ifThenSchema, tokenPattern } from './valueSchemas.ts';

/** Editors are slow with longer lists: beyond this number a site's pages are offered without their anchors. */
const maxAddresses = 6_000;

/** URL schemes that run scripts. */
const scriptSchemes = '(?:[jJ]ava[sS]cript|data|vbscript)';

const filePattern = '[^/#:?\\s@\\\\]+(?:/[^/#:?\\s@\\\\]+)*\\.[a-z0-9]{2,5}';

/** Pattern of all link targets; script schemes match too, as they get a message of their own. */
const linkPattern = (own: string[]) =>
  `^(?:/(?!/)|#\\S+$|https?://[^\\s/]\\S*$|${schemePatterns(own).join('|')}|${filePattern}$|\\s*${scriptSchemes}:|[\\s\\S]*${tokenPattern})`;

/** Patterns of links that programs other than a browser open, without the `^` at their beginning. */
const schemePatterns = (own: string[]): string[] => [
  ...Object.values(linkSchemes).map(({ pattern }) => pattern.source.slice(1)),
  ...own.map((scheme) => `${escapeRegExp(scheme)}:\\S+$`),
];

const linkFormatHint =
  'A link is a page ("/contact-us"), a place on this page ("#form"), "https://…", "mailto:name@example.com", "tel:+441632960000" or a file of _media.';

const datePattern =
  '^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|\\d{2}(?:0[48]|[2468][048]|[13579][26])-02-29|(?:[02468][048]|[13579][26])00-02-29)$';

/** Added to the message about an unknown name, which may be newer than the list. */
const newFilesHint =
  'Files that you have just added are known once "npm run dev" has seen them, or after "npm run gen".';

const dateDefinitions: Record<string, EditorSchema> = {
  date: {
    type: ['string', 'null'],
    errorMessage: 'Write a day here, as "2027-01-15".',
    if: { pattern: tokenPattern },
    else: {
      pattern: datePattern,
      patternErrorMessage: 'This is no day. Write it as "2027-01-15": year, month, day.',
    },
  },
  moment: {
    type: ['string', 'null'],
    errorMessage: 'Write a day here, as "2027-01-15", or a time of a day, as "2027-01-15T09:00".',
    pattern: datePattern.replace(/\$$/, '(T([01]\\d|2[0-3]):[0-5]\\d)?$'),
    patternErrorMessage:
      'This is no day. Write it as "2027-01-15": year, month, day; with a time as "2027-01-15T09:00".',
  },
};

/** Creates schemas of all names: the editor offers them, and underlines unknown ones. */
export function nameDefinitions(names: SiteNames): Record<string, EditorSchema> {
  const { routes, anchors, linkKinds, otherAddresses, files, pictures, icons, layouts, shared, lists, folders } = names;
  const knownPictures = new Set(pictures);
  const documents = files.filter((file) => !knownPictures.has(file));
  const fieldsOf = (name: string): JsonObject => ({
    ...lists.get(name),
    ...(names.listsWithPages.has(name) && { [pageField]: { is: 'link' } }),
  });
  const shownAnchors = routes.length + anchors.length > maxAddresses ? [] : anchors;
  return {
    link: {
      type: 'string',
      errorMessage: 'Write an address here, in quotation marks.',
      examples: [
        ...routes,
        ...shownAnchors,
        ...documents,
        'https://',
        ...[...Object.keys(linkSchemes), ...linkKinds].map((scheme) => `${scheme}:`),
      ],
      allOf: [
        {
          pattern: `^(?!\\s*${scriptSchemes}:)`,
          patternErrorMessage: 'This is no address, but a program: it may not be a link.',
        },
        { pattern: linkPattern(linkKinds), patternErrorMessage: linkFormatHint },
        whenWithoutToken('^/(?!/)[^?#]*$', 'addresses'),
        whenWithoutToken(`^${filePattern}$`, 'files'),
      ],
    },
    route: { type: 'string', examples: routes, allOf: [whenWithoutToken('', 'addresses')] },
    alias: {
      type: 'string',
      pattern: '^(?!.*(?:\\*|/:))/([^\\s#?]*[^\\s#?/])?$',
      patternErrorMessage:
        'Write an address as "/old-address": with "/" in front, and without spaces, "#", "?", "*" or "/:".',
    },
    addresses: {
      enum: [...new Set([...routes, ...otherAddresses])],
      errorMessage: `No page of this site has this address. ${newFilesHint}`,
    },
    file: { type: 'string', examples: files, allOf: [whenWithoutToken('', 'files')] },
    files: { enum: files, errorMessage: `There is no such file in _media. ${newFilesHint}` },
    pictures: { enum: pictures, errorMessage: `There is no such picture in _media. ${newFilesHint}` },
    'path of a picture': { type: 'string', examples: pictures, allOf: [whenWithoutToken('', 'pictures')] },
    picture: pictureSchema(expandSchema(readDefinitions().image as Schema), pictures),
    icon: { type: 'string', examples: icons, allOf: [whenWithoutToken('', 'icons')] },
    icons: {
      enum: icons,
      errorMessage: 'There is no icon of this name. All icons are shown on https://tabler.io/icons.',
    },
    'layout name': fileChoiceSchema(layouts, '_layouts'),
    'shared name': fileChoiceSchema(shared, '_blocks'),
    'text file': textFileSchema(names.texts),
    'data list': fileChoiceSchema([...lists.keys()].sort(), '_data'),
    pages: {
      title: 'Pages',
      description:
        'Which pages become items: a pattern as "/courses/*", a list of routes, or "children", "siblings", "neighbours" (those before and after) or "ancestors" of this page.',
      type: ['string', 'array'],
      items: definitionReference('link'),
      examples: [...folders, 'children', 'siblings', 'neighbours', 'ancestors'],
      pattern: `^(?:/|(?:children|siblings|neighbours|ancestors)$|[\\s\\S]*${tokenPattern})`,
      patternErrorMessage:
        'Write a pattern as "/courses/*" here, a list of addresses, or "children", "siblings", "neighbours" or "ancestors".',
    },
    'query of a list': {
      allOf: [...singleSourceRules, ...[...lists.keys()].sort().map((name) => createQuerySchema(name, fieldsOf(name)))],
    },
    ...dateDefinitions,
    token: { defaultSnippets: [...names.tokens].map(tokenSnippet) },
  };
}

/** Requires a text that matches the pattern to be on a list, unless it has a token. */
const whenWithoutToken = (pattern: string, list: string): EditorSchema =>
  ifThenSchema(
    { type: 'string', pattern: `^(?![\\s\\S]*${tokenPattern})${pattern.replace(/^\^/, '') || '[\\s\\S]*$'}` },
    definitionReference(list),
  );

/** Schema of a text in a file of its own. Which files are beside a file, only the check knows. */
const textFileSchema = (texts: string[]): EditorSchema => ({
  type: 'object',
  properties: {
    file: {
      title: 'File of the text',
      description:
        'Markdown file beside this one whose name begins with "_", such as "_about.md", or a file of "_texts/".',
      type: 'string',
      examples: texts,
      pattern: '^(?:_texts/.+|_[^/]*)\\.md$',
      patternErrorMessage: 'Write "_about.md" for a file beside this one, or "_texts/about.md".',
    },
  },
  required: ['file'],
  additionalProperties: false,
  errorMessage: unknownKeyMessage(['file']),
  defaultSnippets: [
    {
      label: '{ "file" } a text in a file',
      bodyText: '{ "file": "$1" }',
      description: 'A Markdown file beside this one.',
    },
  ],
});

/** Schema of a picture: a file name, or an object with the file name. */
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
    src: { ...titleAndDescriptionOf(properties.src ?? {}), ...definitionReference('path of a picture') },
  },
  required,
  additionalProperties: false,
  errorMessage: unknownKeyMessage(Object.keys(properties)),
  allOf: [whenWithoutToken('', 'pictures')],
});

const fileChoiceSchema = (files: string[], folder: string): EditorSchema => ({
  type: 'string',
  ...choiceSchema(files),
  else: { enum: files, errorMessage: `There is no file of this name in ${folder}. ${newFilesHint}` },
});

const tokenSnippet = ([path, value]: [string, string]): EditorSchema => ({
  label: `{${path}}`,
  bodyText: escapeSnippet(JSON.stringify(`{${path}}`)),
  description: value,
});

/** Chooses the item schema of a data list by its `fields`, because a schema cannot see the file's name. */
export function dataListSchema(dataList: EditorSchema, items: Map<string, [JsonObject, EditorSchema]>): EditorSchema {
  const byFields = [...items.values()].map(([fields, item]) =>
    ifThenSchema(
      { properties: { fields: { const: fields } }, required: ['fields'] },
      { properties: { items: { type: 'array', items: item } } },
    ),
  );
  return { ...dataList, ...(byFields.length > 0 && { allOf: byFields }) };
}
