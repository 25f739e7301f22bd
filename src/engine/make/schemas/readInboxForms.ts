import { resolve } from 'node:path';
import { builds } from '#blocks/builds.ts';
import { type CheckedSite, checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { addressInSite } from '#engine/content/locales.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { defaultLabels } from '#shared/content.ts';
import type { InboxForm } from '#shared/inboxForm.ts';
import { asObject } from '#shared/json.ts';
import { resolveShell } from '../resolve/resolveShell.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { contextsForForms, submittingBlocksOf } from './submittingBlocks.ts';

export interface SiteForInbox extends Pick<CheckedSite, 'source' | 'problems'> {
  forms: InboxForm[];
  /** Address of the site; undefined if it has none. */
  siteUrl: string | undefined;
  /** Address of the inbox, as `_site.json` has it; undefined if it does not. */
  inboxUrl: string | undefined;
  name: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Forms of a site in one language whose entries go to its inbox. */
function formsIn(context: SiteContext): InboxForm[] {
  const shell = resolveShell(context).site;
  const labels = { ...defaultLabels, ...asObject(shell.labels) } as Record<string, string>;
  return submittingBlocksOf(context).flatMap(({ type, name, props, route }) => {
    const part = builds[type]?.inboxForm?.(props as never);
    if (!part) return [];
    const page = context.base + addressInSite(route, context);
    return [{ ...part, name, language: context.language, page, siteName: textOf(shell.name) ?? '', labels }];
  });
}

/**
 * Reads the forms of a site whose entries go to its inbox, in all languages. Content with errors has none.
 * @throws CommandError if there is nothing to read
 */
export function readInboxForms({ pages, at }: { pages: string; at: string }): SiteForInbox {
  const { source, problems, couldNotRun } = checkSite(loadSite(resolve(pages)), { at });
  if (couldNotRun) throw new CommandError(couldNotRun);
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const contexts = hasErrors
    ? []
    : contextsForForms(source, at).map((context) => ({ ...context, hasEditorValues: true }));
  const shell = contexts[0] && resolveShell(contexts[0]).site;
  return {
    ...{ source, problems },
    forms: contexts.flatMap(formsIn),
    siteUrl: textOf(shell?.url),
    inboxUrl: textOf(asObject(shell?.inbox).url),
    name: textOf(shell?.name) ?? '',
  };
}
