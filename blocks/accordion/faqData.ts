import type { Accordion } from './accordion.types.ts';
import { entryWords } from './entryWords.ts';

/**
 * The questions that have an answer in words, for search engines: https://schema.org/FAQPage. Answers may hold HTML.
 * @returns an empty list when the entries are no questions, or none has an answer
 */
export function faqData({ faq, items, ...empty }: Accordion): object[] {
  const questions = items.flatMap((item, position) => {
    const { heading, text, isEmpty } = entryWords(item, position, empty);
    const answer = isEmpty ? empty.emptyText : text?.html;
    return answer ? [{ '@type': 'Question', name: heading, acceptedAnswer: { '@type': 'Answer', text: answer } }] : [];
  });
  if (!faq || questions.length === 0) return [];
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }];
}
