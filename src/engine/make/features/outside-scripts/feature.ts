import { type OutsideScript, type ResolvedScript, resolveScript } from '#shared/outsideScripts.ts';
import type { Feature, FeatureSite } from '../feature.ts';

/** `outsideScripts` of `_site.json`: services that count visits. */
export const feature: Feature = {
  client: (_, site) => scriptsOf(site).length > 0,
  head(_, site) {
    const scripts = scriptsOf(site);
    if (scripts.length === 0) return '';
    // No sequence in the JSON can end the element.
    const json = JSON.stringify(scripts).replace(/</g, '\\u003c');
    return `<script type="application/json" id="outside-scripts">${json}</script>`;
  },
  policy: (site) => scriptsOf(site).map((script) => sources[script.service](script)),
};

/** Scripts of the site; none in previews and dev, where no visitors are counted. */
const scriptsOf = ({ site, isPreview, isDev }: FeatureSite): ResolvedScript[] =>
  isPreview || isDev ? [] : (site.outsideScripts ?? []).map(resolveScript);

/**
 * Addresses that browsers may request of each service: its script and its reporting address. Pictures are allowed from
 * everywhere.
 */
const sources: Record<
  OutsideScript['service'],
  (script: ResolvedScript) => ReturnType<NonNullable<Feature['policy']>>[0]
> = {
  plausible: ({ from }) => ({
    'script-src': [`${from}/js/script.manual.js`],
    'connect-src': [`${from}/api/event`],
  }),
  matomo: ({ from }) => ({
    'script-src': [`${from}/matomo.js`],
    'connect-src': [`${from}/matomo.php`],
  }),
  // https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
  google: ({ from }) => ({
    'script-src': [from],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  }),
};
