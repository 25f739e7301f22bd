import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { writtenPathOf } from '#engine/content/templates/itemFile.ts';
import type { Json } from '#shared/json.ts';
import type { BlockReview, ChangeCause, PageReview, ValueReview } from '#shared/review.ts';
import { brotliBytes } from '../output/pageBytes.ts';
import { parseOrigin, type ResolvedPage } from '../resolve/resolved.ts';
import { type CauseFinder, createCauseFinder } from './causeFinder.ts';
import { causeOfKey, uniqueCauses } from './causes.ts';
import { type BlockPair, compareBlocks } from './compareBlocks.ts';
import { shellCauses } from './compareShells.ts';
import { compareValues } from './compareValues.ts';
import type { SnapshotPage, SnapshotPair } from './snapshotPair.ts';
import { blockNames } from './sourceValues.ts';

interface PageComparison {
  /** Address of the page before and after. */
  addressBefore: string;
  address: string;
  /** Heads of the page; one is absent if the page was added or removed. */
  pageBefore: PageSource | undefined;
  page: PageSource | undefined;
  /** Dependency keys with changed values. */
  changedKeys: readonly string[];
  /** Rendered pages; left out if only the shell differs. */
  rendered: { before?: SnapshotPage | undefined; after?: SnapshotPage | undefined };
  pair: SnapshotPair;
  isMeasured: boolean;
}

export function createPageReview(comparison: PageComparison): PageReview {
  const { addressBefore, address, pageBefore, page, rendered, pair, isMeasured } = comparison;
  const { before, after } = rendered;
  const source = page ?? pageBefore;
  const change = changeOf(comparison);
  const isBoth = before !== undefined && after !== undefined;
  const pairs = isBoth ? compareBlocks(before.resolved.blocks, after.resolved.blocks) : [];
  const causeFinder = createCauseFinder(before, after);
  const blocks = pairs.map((pair) => describeBlock(pair, rendered, causeFinder));
  return {
    route: address,
    change,
    ...(change === 'moved' && { from: addressBefore }),
    ...((change === 'moved' || change === 'removed') && { isRedirected: pair.redirects.has(addressBefore) }),
    file: source ? writtenPathOf(source) : '',
    name: (after ?? before)?.resolved.heading ?? String(source?.page.heading ?? ''),
    metadata: isBoth ? compareMetadata(before.resolved, after.resolved) : [],
    blocks,
    causes: change === 'changed' ? findCauses(blocks, comparison) : [],
    ...(isMeasured && (before || after) && { bytes: bytesOf(before, after) }),
  };
}

function changeOf({ addressBefore, address, pageBefore, page }: PageComparison): PageReview['change'] {
  if (!pageBefore) return 'added';
  if (!page) return 'removed';
  return addressBefore === address ? 'changed' : 'moved';
}

const bytesOf = (before: SnapshotPage | undefined, after: SnapshotPage | undefined): PageReview['bytes'] => ({
  ...(before && { before: brotliBytes(before.html) }),
  ...(after && { after: brotliBytes(after.html) }),
});

/** Compares the metadata of a page, named by the titles of its schema. */
function compareMetadata(before: ResolvedPage, after: ResolvedPage): ValueReview[] {
  const pageProperties = loadSiteSchemas().page.schema.properties ?? {};
  const schema = {
    properties: {
      ...pageProperties,
      isIndexed: { title: pageProperties.index?.title ?? 'Search engines' },
      trail: { title: 'Breadcrumbs' },
      structuredData: { title: 'For search engines' },
    },
  } as Schema;
  const head = ({ blocks: _, route: __, isNotFoundPage: ___, ribbon: ____, ...metadata }: ResolvedPage) =>
    JSON.parse(JSON.stringify(metadata)) as Json;
  return compareValues(head(before), head(after), { pointer: '', pointerBefore: '', name: '', schema });
}

function describeBlock(
  pair: BlockPair,
  renderedPages: PageComparison['rendered'],
  causeFinder: CauseFinder,
): BlockReview {
  const { change, before, after, values } = pair;
  const block = after ?? before;
  const page = after ? renderedPages.after : renderedPages.before;
  const cause = change === 'changed' ? undefined : causeFinder.ofBlock(pair);
  return {
    change,
    ...(block && page ? blockNames(block, page.state, page.source) : { type: '', label: '', name: '' }),
    ...(after && { place: parseOrigin(after.origin) }),
    ...(before && { placeBefore: parseOrigin(before.origin) }),
    values: values.map((value) => {
      const valueCause = causeFinder.ofValue(value, pair);
      return valueCause ? { ...value, cause: valueCause } : value;
    }),
    ...(cause && { cause }),
  };
}

function findCauses(blocks: readonly BlockReview[], { changedKeys, pair, rendered }: PageComparison): ChangeCause[] {
  const { before, after } = rendered;
  const possibleCauses = blocks.flatMap(({ cause, values }) => [cause, ...values.map((value) => value.cause)]);
  const causes = possibleCauses.filter((cause) => cause !== undefined);
  const hasShellChange = pair.before.renderer !== pair.after.renderer;
  // If the page's own file is unchanged, there must be another cause.
  const isFileChanged = before && after && before.source.file.text !== after.source.file.text;
  const keys =
    causes.length > 0 || isFileChanged ? [] : changedKeys.map(causeOfKey).filter((cause) => cause !== undefined);
  return uniqueCauses([...causes, ...keys, ...(hasShellChange ? shellCauses(pair) : [])]);
}
