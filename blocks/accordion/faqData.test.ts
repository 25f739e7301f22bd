import { expect, test } from 'vitest';
import { createFaqData } from './faqData.ts';

const item = (heading: string, html?: string) => ({ heading, ...(html !== undefined && { text: { html } }) });

test('questions and answers become a FAQPage', () => {
  expect(createFaqData({ faq: true, items: [item('Why?', '<p>Because.</p>')] })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>Because.</p>' } },
      ],
    },
  ]);
});

test('what is empty says so in the words of the page', () => {
  const [page] = createFaqData({ faq: true, items: [item(' ', '')], emptyHeading: 'FAQ', emptyText: 'No Answer' });
  expect(page).toMatchObject({ mainEntity: [{ name: 'FAQ', acceptedAnswer: { text: 'No Answer' } }] });
});

test('what has no answer in words is no question, and entries that are no questions are none', () => {
  expect(createFaqData({ faq: true, items: [item('Why?'), { heading: 'How?', blocks: { slot: 0 } }] })).toEqual([]);
  expect(createFaqData({ items: [item('First year', '<p>Mathematics</p>')] })).toEqual([]);
});
