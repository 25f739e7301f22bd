import { quote } from '#shared/formatText.ts';
import { error } from '#shared/problemKind.ts';
import type { FailedCode } from '../failedCode.ts';

/** Kinds of code of a block, by what it does with the block's content. */
export type BlockPart = 'component' | 'data' | 'traits' | 'structured data' | 'schema' | 'check';

/** Arguments of all errors of code. */
export interface FailureArgs {
  /** Message of the error. */
  reason: string;
  /** Place in the source at which it was thrown, if that is known. */
  failed?: FailedCode | undefined;
  /** Content that the code was given, as JSON. */
  given?: string | undefined;
}

export interface BlockFailureArgs extends FailureArgs {
  type: string;
  part: BlockPart;
  /** Sentence that says in what the code does not agree with the block's schema, where that is certain. */
  disagreement?: string | undefined;
}

const filesOfParts: Record<BlockPart, (type: string) => string> = {
  component: (type) => `blocks/${type}`,
  data: (type) => `blocks/${type}/${type}.build.ts`,
  traits: (type) => `blocks/${type}/block.ts`,
  'structured data': (type) => `blocks/${type}/${type}.build.ts`,
  schema: (type) => `blocks/${type}/${type}.build.ts`,
  check: (type) => `blocks/${type}/${type}.check.ts`,
};

const placeOf = (failed: FailedCode | undefined, folder: string) =>
  failed ? `${failed.file}, line ${failed.line}` : folder;

/** Errors of code that content is given to. The content may be right. */
export const codeProblems = {
  'block-failed': error<BlockFailureArgs>({
    title: 'Block whose code has failed',
    message: ({ type, reason, disagreement }) =>
      [`The code of the ${quote(type)} block has failed on this block: ${reason}`, disagreement]
        .filter(Boolean)
        .join(' '),
    hint: ({ type, part, failed }) =>
      `The code is in ${placeOf(failed, filesOfParts[part](type))}, and needs a correction there. Until then, write this block in another way, or leave it out.`,
    hintInWords: () =>
      'Its code needs a correction by those who look after the program of this site. Until then, write this block in another way, or leave it out.',
    why: 'The words may be right: the code of the block did not expect them. Without it the page cannot be shown.',
  }),
  'page-failed': error<FailureArgs>({
    title: 'Page that could not be made',
    message: ({ reason }) => `An error of the program has ended the making of this page here: ${reason}`,
    hint: () => 'This needs a correction in Lintel. Until then, write this part in another way, or leave it out.',
    why: 'The words may be right: the program did not expect them. Without it the page cannot be shown.',
  }),
  'feature-failed': error<FailureArgs & { name: string }>({
    title: 'Page feature that has failed',
    message: ({ name, reason }) => `The page feature ${quote(name)} has failed on this file: ${reason}`,
    hint: ({ name, failed }) => `Its code is in ${placeOf(failed, `features/${name}`)}, and needs a correction there.`,
    hintInWords: () => 'Its code needs a correction by those who look after the program of this site.',
    why: 'A page feature adds to all pages, such as an entry of a list or an element of the head. It must work for each of them.',
  }),
  'site-check-failed': error<FailureArgs & { name: string }>({
    title: 'Check that has failed itself',
    message: ({ name, reason }) => `The check ${quote(name)} of this site has failed on this file: ${reason}`,
    hint: ({ name, failed }) => `Its code is in ${placeOf(failed, `checks/${name}.ts`)}, and needs a correction there.`,
    hintInWords: () => 'Its code needs a correction by those who look after the program of this site.',
    why: 'What the check looks for may be there or not: nobody knows until it works.',
  }),
};
