import { blockProblems } from '#blocks/checks.ts';
import { custom as customChecks } from '#blocks/customChecks.ts';
import type { ProblemKinds } from '#shared/blockCheck.ts';
import type { ProblemKind } from '#shared/problemKind.ts';
import { addressProblems } from './areas/addresses.ts';
import { adviceProblems } from './areas/advice.ts';
import { bracketProblems } from './areas/brackets.ts';
import { codeProblems } from './areas/code.ts';
import { dateProblems } from './areas/dates.ts';
import { fileProblems } from './areas/files.ts';
import { linkProblems } from './areas/links.ts';
import { listPageProblems } from './areas/listPages.ts';
import { listProblems } from './areas/lists.ts';
import { markdownPageProblems } from './areas/markdownPages.ts';
import { navigationProblems } from './areas/navigation.ts';
import { outputProblems } from './areas/output.ts';
import { pastedProblems } from './areas/pasted.ts';
import { pictureProblems } from './areas/pictures.ts';
import { referenceProblems } from './areas/reference.ts';
import { schemaProblems } from './areas/schema.ts';
import { serviceProblems } from './areas/services.ts';
import { statementProblems } from './areas/statements.ts';
import { syntaxProblems } from './areas/syntax.ts';
import { templateProblems } from './areas/templates.ts';
import { textProblems } from './areas/text.ts';
import { translationProblems } from './areas/translations.ts';
import { upgradeProblems } from './areas/upgrade.ts';
import { wordingProblems } from './areas/wording.ts';
import { custom as customRules } from './custom.ts';

type CustomParts = Record<string, { problems?: ProblemKinds } | undefined>;

const problemsOf = (...parts: CustomParts[]): ProblemKinds =>
  Object.assign({}, ...parts.flatMap((list) => Object.values(list)).map((part) => part?.problems));

/** Problems of custom blocks and site checks. Their codes are known only at run time. */
export const customProblems: ProblemKinds = problemsOf(customChecks, customRules);

/** Every kind of problem, by its permanent code. */
export const catalogue = {
  ...fileProblems,
  ...syntaxProblems,
  ...bracketProblems,
  ...pastedProblems,
  ...markdownPageProblems,
  ...schemaProblems,
  ...dateProblems,
  ...referenceProblems,
  ...linkProblems,
  ...addressProblems,
  ...listProblems,
  ...listPageProblems,
  ...templateProblems,
  ...serviceProblems,
  ...textProblems,
  ...blockProblems,
  ...(customProblems as object),
  ...navigationProblems,
  ...outputProblems,
  ...statementProblems,
  ...wordingProblems,
  ...adviceProblems,
  ...pictureProblems,
  ...translationProblems,
  ...upgradeProblems,
  ...codeProblems,
};

export type ProblemCode = keyof typeof catalogue;

export type ProblemArgs<Code extends ProblemCode> = Parameters<(typeof catalogue)[Code]['message']>[0];

/** Entry of a code that is known only at run time, so that its arguments have no type. */
export const problemKindOf = (code: ProblemCode) => catalogue[code] as unknown as ProblemKind<unknown>;

/** Adds the problems of custom parts whose code has changed. */
export function addCustomProblems(...parts: CustomParts[]): void {
  const added = problemsOf(...parts);
  Object.assign(customProblems, added);
  Object.assign(catalogue, added);
}

export const allCodes = (Object.keys(catalogue) as ProblemCode[]).sort();
