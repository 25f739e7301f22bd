import type { FormValues } from '#rules/types.ts';
import { laterPaths } from '#shared/inboxForm.ts';
import { isObject } from '#shared/json.ts';
import { askInbox } from './askInbox.ts';
import type { FormLink } from './formLink.ts';

/** Outcome of storing a form that is finished later. */
export interface StoreOutcome {
  /** Moment at which the link ends, in milliseconds since 1970; undefined if nothing was stored. */
  until?: number;
  /** Words of the inbox why nothing was stored. */
  text?: string;
  /** True if those words are about the address. */
  isAboutAddress?: boolean;
  isEnded?: boolean;
}

/** Unfinished form with the address that a link is mailed to, or the secret of the link by which the visitor has come. */
type UnfinishedForm = ({ token: string } | { address: string }) & { values: FormValues; step: string | undefined };

/** Stores an unfinished form in the inbox. */
export async function storeForLater(link: FormLink, unfinished: UnfinishedForm): Promise<StoreOutcome> {
  const answer = await askInbox(link, laterPaths.store, unfinished);
  const { until, message, errors } = answer?.json ?? {};
  if (answer?.isOk && typeof until === 'string') return { until: Date.parse(until) };
  return {
    ...(typeof message === 'string' && { text: message }),
    isAboutAddress: isObject(errors) && errors.address !== undefined,
    isEnded: answer?.isEnded ?? false,
  };
}
