import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { PageSource } from '#engine/content/source.ts';
import type { Json } from '#shared/json.ts';
import type { BlockReview, ChangeCause, PageReview, ValueReview } from '#shared/review.ts';
import { brotliBytes } from '../output/pageBytes.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';
import { causeOfKey, uniqueCauses } from './causes.ts';
import { type BlockPair, compareBlocks } from './compareBlocks.ts';
import { compareValues } from './compareValues.ts';
import { followValues, type ValueFollower } from './followValues.ts';
import { frameCauses } from './frame.ts';
import type { MadePage, StatePair } from './statePair.ts';
import { blockNames, placeOfBlock } from './written.ts';

/** A page that differs, with all that is known of it. */
interface DifferingPage {
  /** Its place in the output before, and now. */
  key: string;
  now: string;
  /** Its heads; one of them is absent where it was added or removed. */
  old: PageSource | undefined;
  page: PageSource | undefined;
  /** Keys that it was resolved with, and that have another value now. */
  others: readonly string[];
  /** Left out where only what is around it differs. */
  made: { before?: MadePage | undefined; after?: MadePage | undefined };
  pair: StatePair;
  isMeasured: boolean;
}

/** Says what visitors get differently of a page. */
export function describePage({ key, now, old, page, others, made, pair, isMeasured }: DifferingPage): PageReview {
  const { before, after } = made;
  const source = page ?? old;
  const change = !old ? 'added' : !page ? 'removed' : key === now ? 'changed' : 'moved';
  const isBoth = before !== undefined && after !== undefined;
  const metadata = isBoth ? compareHeads(before.resolved, after.resolved) : [];
  const pairs = isBoth ? compareBlocks(before.resolved.blocks, after.resolved.blocks) : [];
  const follower = followValues(before, after);
  const blocks = pairs.map((one) => describeBlock(one, made, follower));
  return {
    route: now,
    change,
    ...(change === 'moved' && { from: key }),
    ...((change === 'moved' || change === 'removed') && { isRedirected: pair.redirects.has(key) }),
    file: source?.file.path ?? '',
    name: (after ?? before)?.resolved.heading ?? String(source?.page.heading ?? ''),
    metadata,
    blocks,
    causes: change === 'changed' ? findCauses({ blocks, others, pair, made }) : [],
    ...(isMeasured && (before || after) && { bytes: bytesOf(before, after) }),
  };
}

const bytesOf = (before: MadePage | undefined, after: MadePage | undefined): PageReview['bytes'] => ({
  ...(before && { before: brotliBytes(before.html) }),
  ...(after && { after: brotliBytes(after.html) }),
});

/** What is said of a page that is no block, by the titles of its schema. */
function compareHeads(before: ResolvedPage, after: ResolvedPage): ValueReview[] {
  const own = loadSiteSchemas().page.schema.properties ?? {};
  const schema = {
    properties: {
      ...own,
      isIndexed: { title: own.index?.title ?? 'Search engines' },
      trail: { title: 'Breadcrumbs' },
      structuredData: { title: 'For search engines' },
    },
  } as Schema;
  const head = ({ blocks: _, route: __, isNotFoundPage: ___, ribbon: ____, ...rest }: ResolvedPage) =>
    JSON.parse(JSON.stringify(rest)) as Json;
  return compareValues(head(before), head(after), { pointer: '', pointerBefore: '', name: '', schema });
}

function describeBlock(pair: BlockPair, made: DifferingPage['made'], follower: ValueFollower): BlockReview {
  const { change, before, after, values } = pair;
  const block = after ?? before;
  const page = after ? made.after : made.before;
  const cause = change === 'changed' ? undefined : follower.ofBlock(pair);
  return {
    change,
    ...(block && page ? blockNames(block, page.state, page.source) : { type: '', label: '', name: '' }),
    ...(after && { place: placeOfBlock(after) }),
    ...(before && { placeBefore: placeOfBlock(before) }),
    values: values.map((value) => {
      const from = follower.ofValue(value, pair);
      return from ? { ...value, cause: from } : value;
    }),
    ...(cause && { cause }),
  };
}

interface CausedPage extends Pick<DifferingPage, 'others' | 'pair' | 'made'> {
  blocks: readonly BlockReview[];
}

/** What a page changed through, beside what is written on it. */
function findCauses({ blocks, others, pair, made }: CausedPage): ChangeCause[] {
  const { before, after } = made;
  const found = blocks.flatMap(({ cause, values }) => [cause, ...values.map((value) => value.cause)]);
  const causes = found.filter((cause) => cause !== undefined);
  const isFrame = pair.before.renderer !== pair.after.renderer;
  // Where its own file is the same, something else it must be.
  const isOwn = before && after && before.source.file.text !== after.source.file.text;
  const keys = causes.length > 0 || isOwn ? [] : others.map(causeOfKey).filter((cause) => cause !== undefined);
  return uniqueCauses([...causes, ...keys, ...(isFrame ? frameCauses(pair) : [])]);
}
