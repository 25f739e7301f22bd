import { defineBlockCheck, error, isObject } from 'lintel/check';

/** A choice under which no day stands would show nothing. */
export default defineBlockCheck({
  problems: {
    'opening-hours-choice-empty': error<{ choice: string }>({
      title: 'Choice without a day',
      message: ({ choice }) => `No day has "when": "${choice}", so this choice would show nothing.`,
      hint: ({ choice }) => `Give one of the days "when": "${choice}".`,
      why: 'Visitors who choose it would see an empty list.',
      example: { wrong: '{ "title": "Montag" }', right: '{ "title": "Montag", "when": "early" }' },
    }),
  },
  check({ items }, { report }) {
    const days = Array.isArray(items) ? items.filter(isObject) : [];
    if (days.length < 2) return;
    for (const choice of ['early', 'late'])
      if (days.every(({ when }) => when !== choice)) report('opening-hours-choice-empty', { choice }, `/${choice}`);
  },
});
