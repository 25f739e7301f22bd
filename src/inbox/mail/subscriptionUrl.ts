/**
 * Address of the inbox with its domain, as links in mails need it; undefined if the site does not say it.
 * @param site addresses as the site has them
 */
export function publicUrlOf(site: { siteUrl: string | undefined; inboxUrl: string | undefined }): string | undefined {
  const { siteUrl, inboxUrl } = site;
  return inboxUrl !== undefined && URL.canParse(inboxUrl, siteUrl) ? new URL(inboxUrl, siteUrl).href : undefined;
}

/** @returns the address at which a subscription is confirmed, or left */
export const subscriptionUrl = (inboxUrl: string, token: string, step: 'confirm' | 'leave'): string =>
  `${inboxUrl.replace(/\/+$/, '')}/subscriptions/${token}/${step}`;
