/** English labels of the consent dialog, which `labels` of `_site.json` may override. */
export const consentLabels = {
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
