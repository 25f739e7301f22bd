import type { TrackerFactory } from './service.ts';

/** https://developer.matomo.org/guides/spa-tracking */
export const service: TrackerFactory = ({ from, site, needsConsent }) => {
  const scope = window as unknown as { _paq?: { push(...commands: unknown[][]): unknown } };
  scope._paq ??= [];
  if (!needsConsent) scope._paq.push(['disableCookies']);
  scope._paq.push(['setTrackerUrl', `${from}/matomo.php`], ['setSiteId', site]);
  return {
    src: `${from}/matomo.js`,
    count: ({ address, title, referrer }) =>
      // Its script replaces the array by an object of its own.
      scope._paq?.push(
        ['setReferrerUrl', referrer],
        ['setCustomUrl', address],
        ['setDocumentTitle', title],
        ['trackPageView'],
        ['enableLinkTracking'],
      ),
  };
};
