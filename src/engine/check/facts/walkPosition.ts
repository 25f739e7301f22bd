import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';
import { formatPointer } from '#shared/pointer.ts';
import type { ValueLocation } from '../problemCollector.ts';
import type { FactGatherer, TextPosition } from './factGatherer.ts';
import type { FactsBuilder } from './factsBuilder.ts';
import type { FactsContext } from './factsContext.ts';
import type { FileKind } from './fileKind.ts';
import type { ListedHeading } from './headingSteps.ts';
import { mayHoldPlaceholder } from './placeholders.ts';
import { mayHoldMarkup } from './textAdvice.ts';

interface WalkedFile {
  file: SourceFile;
  kind: FileKind;
  page?: JsonObject;
  /** True if the file is part of the site at the time of the check. */
  isShown: boolean;
}

/** Position of a walk through a file. The walk changes it on its way. */
export interface WalkPosition extends TextPosition, Readonly<WalkedFile> {
  readonly context: FactsContext;
  readonly factsBuilder: FactsBuilder;
  readonly path: (string | number)[];
  readonly locationOf: (key: string) => ValueLocation;
  readonly mayHoldMarkup: boolean;
  readonly mayHoldPlaceholder: boolean;
  /** Rules that may concern texts of the file, and those of them that read Markdown. */
  readonly textRules: { readonly plain: readonly FactGatherer[]; readonly markdown: readonly FactGatherer[] };
  /** Innermost block, or the file, as named in sentences. */
  owner: string;
  isShown: boolean;
  currentBlock: TextPosition['currentBlock'];
  /** Headings of the current list of blocks; undefined outside of lists. */
  listedHeadings: ListedHeading[] | undefined;
  /** True if current texts may contain tokens of a query's items. */
  isFromItem: boolean;
}

function textRulesFor(file: SourceFile, { gatherers }: FactsContext): WalkPosition['textRules'] {
  const plain = gatherers.filter(({ text, mayConcern }) => text && (!mayConcern || mayConcern(file)));
  return { plain, markdown: plain.filter(({ readsMarkdown }) => readsMarkdown) };
}

export function startWalk(
  context: FactsContext,
  factsBuilder: FactsBuilder,
  walked: WalkedFile,
  owner: string,
): WalkPosition {
  const { file, page } = walked;
  const path: WalkPosition['path'] = [];
  return {
    ...walked,
    context,
    factsBuilder,
    reports: factsBuilder.reports,
    owner,
    path,
    tokens: page ? { site: context.tokens.site, page } : context.tokens,
    mayHoldMarkup: mayHoldMarkup(file),
    mayHoldPlaceholder: mayHoldPlaceholder(file),
    textRules: textRulesFor(file, context),
    // A getter: only problems need the pointer, and most values have none.
    location: {
      file,
      get pointer() {
        return formatPointer(path);
      },
    },
    locationOf: (key) => ({ file, pointer: formatPointer([...path, key]) }),
    currentBlock: undefined,
    listedHeadings: undefined,
    isFromItem: false,
  };
}
