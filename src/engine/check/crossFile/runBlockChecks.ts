import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checks } from '#blocks/checks.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { ProblemCode } from '#engine/problems/catalogue.ts';
import { reasonOf } from '#engine/problems/codeFailure.ts';
import { runWithinLimit } from '#engine/problems/codeLimit.ts';
import { findFailedCode, formatGiven } from '#engine/problems/failedCode.ts';
import { type FastCheck, generatorOf, type TextGenerator } from '#rules/matchingTexts.ts';
import type { BlockCheck } from '#shared/blockCheck.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { asObject, type JsonObject } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { BlockWithCheck } from '../facts/facts.ts';
import type { CrossFileContext } from './crossFileContext.ts';
import { itemsOfQuery } from './queries.ts';
import { isPatternUsable } from './regexes.ts';
import type { FileNode, SiteQuery } from './siteGraph.ts';

let generator: TextGenerator | undefined;

/** Loads fast-check when a text is first needed, which takes a tenth of the time of checking a small site. */
const textsMatching: TextGenerator = (pattern, count) => {
  generator ??= generatorOf(createRequire(import.meta.url)('fast-check') as FastCheck);
  return generator(pattern, count);
};

type Surroundings = Parameters<BlockCheck['check']>[1];

/** Runs the checks of blocks for what a schema cannot express. */
export function runBlockChecks(context: CrossFileContext): void {
  const { graph, tokens, reports } = context;
  const siteUrl = typeof tokens.site.url === 'string' ? tokens.site.url : undefined;
  const queriesByContainer = new Map<FileNode, SiteQuery[]>();
  for (const query of graph.queries)
    getOrInsert(queriesByContainer, query.container, (): SiteQuery[] => []).push(query);
  for (const checked of graph.checkedBlocks) {
    const { type, block, container, pointer } = checked;
    const tokenContext = container.page ? { ...tokens, page: container.page.page } : tokens;
    const queries = queriesIn(checked, queriesByContainer.get(container) ?? []);
    const location = { file: container.file, pointer };
    try {
      const surroundings: Surroundings = {
        report: (code, args, within, words) =>
          reports.add(code as ProblemCode, args, {
            ...{ file: container.file, pointer: pointer + within },
            ...(words && { within: words }),
          }),
        itemsOf(query) {
          const known = queries.get(query);
          return known && itemsOfQuery(known, context);
        },
        replaceTokens: (text) => replaceTokens(text, tokenContext),
        readMediaText: (path) => {
          const absolute = graph.source.media.get(path)?.absolute;
          return absolute === undefined ? undefined : readFileSync(absolute, 'utf8');
        },
        siteUrl,
        inboxUrl: inboxUrlOf(tokens.site),
        isDemonstration: tokens.site.demonstration === true,
        isInDraft: container.page?.page.draft === true,
        isInPattern: container.kind === 'pattern',
        isPatternUsable,
        textsMatching,
      };
      runWithinLimit(() => checks[type]?.check(block, surroundings));
    } catch (error) {
      const args = { type, part: 'check', reason: reasonOf(error), ...describeFailure(error, block) } as const;
      reports.add('block-failed', args, location);
    }
  }
}

const describeFailure = (error: unknown, block: JsonObject) => ({
  failed: findFailedCode(error),
  given: formatGiven(block),
});

function inboxUrlOf({ inbox }: JsonObject): string | undefined {
  const url = asObject(inbox).url;
  return typeof url === 'string' ? url : undefined;
}

/**
 * Queries of a block by their JSON objects in the block that its check receives: facts from the cache hold other
 * objects.
 */
function queriesIn({ block, pointer }: BlockWithCheck, queries: SiteQuery[]): Map<unknown, SiteQuery> {
  const queriesOfBlock = queries.filter((query) => query.pointer.startsWith(`${pointer}/`));
  return new Map(queriesOfBlock.map((query) => [valueAt(block, query.pointer.slice(pointer.length)), query]));
}
