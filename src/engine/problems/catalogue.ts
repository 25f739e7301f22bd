import { blockProblems } from '#blocks/checks.ts';
import { own as ownChecks } from '#blocks/ownChecks.ts';
import type { ProblemKinds } from '#shared/blockCheck.ts';
import type { ProblemKind } from '#shared/problemKind.ts';
import { addresses } from './areas/addresses.ts';
import { advice } from './areas/advice.ts';
import { files } from './areas/files.ts';
import { links } from './areas/links.ts';
import { lists } from './areas/lists.ts';
import { reference } from './areas/reference.ts';
import { schema } from './areas/schema.ts';
import { services } from './areas/services.ts';
import { syntax } from './areas/syntax.ts';
import { text } from './areas/text.ts';
import { translations } from './areas/translations.ts';
import { upgrade } from './areas/upgrade.ts';
import { own as ownRules } from './own.ts';

/** What a site's own blocks and rules report. Its codes are known at run time only. */
export const ownProblems: ProblemKinds = Object.assign(
  {},
  ...[...Object.values(ownChecks), ...Object.values(ownRules)].map((part) => part?.problems),
);

/** Every kind of problem, by its permanent code. */
export const catalogue = {
  ...files,
  ...syntax,
  ...schema,
  ...reference,
  ...links,
  ...addresses,
  ...lists,
  ...services,
  ...text,
  ...blockProblems,
  ...(ownProblems as object),
  ...advice,
  ...translations,
  ...upgrade,
};

/** The permanent name of a kind of problem. */
export type ProblemCode = keyof typeof catalogue;

/** What the sentences of a kind of problem are made from. */
export type ProblemArgs<Code extends ProblemCode> = Parameters<(typeof catalogue)[Code]['message']>[0];

/** The entry of a code that is known at run time only, where its arguments cannot be checked by their type. */
export const entryOf = (code: ProblemCode) => catalogue[code] as unknown as ProblemKind<unknown>;

/** Every code of the catalogue, in alphabetical order. */
export const allCodes = (Object.keys(catalogue) as ProblemCode[]).sort();
