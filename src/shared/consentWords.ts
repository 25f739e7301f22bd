/** English words of a site that asks visitors before it loads services of others, used where `_site.json` has none of its own in `labels`. */
export const consentWords = {
  consent: 'Your choice',
  consentAllow: 'Allow',
  consentRefuse: 'Refuse',
  consentMore: 'Privacy policy',
  consentCounts: 'Counts which pages are visited.',
  consentAlways: 'Always',
  consentAsked: 'Only if you allow it',
  consentNone: 'You have not chosen yet: it is as if you had refused.',
  consentAllowed: 'You allow these services.',
  consentRefused: 'You refuse these services.',
};
