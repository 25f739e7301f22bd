import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalFingerprint } from '#engine/content/originalFingerprint.ts';
import type { JsonObject } from '#shared/json.ts';
import { Words } from '../bench/pages/words.ts';
import { type InstalledPackage, installPackage } from './installedPackage.ts';

export const articleCount = 1000;

const topics = [
  { name: 'poetry', ar: 'الشعر', en: 'Poetry' },
  { name: 'cities', ar: 'المدن', en: 'Cities' },
  { name: 'sea', ar: 'البحر', en: 'The sea' },
  { name: 'science', ar: 'العلوم', en: 'Science' },
  { name: 'craft', ar: 'الحِرَف', en: 'Crafts' },
] as const;

const tags = {
  ar: ['حوار', 'رحلة', 'ذاكرة', 'كتاب', 'صورة', 'سوق', 'شتاء', 'أصوات'],
  en: ['Interview', 'Journey', 'Memory', 'Book', 'Photograph', 'Market', 'Winter', 'Voices'],
} as const;

const photos = ['photos/landscape.jpg', 'photos/portrait.jpg', 'photos/square.jpg'] as const;

const arabic = (
  'البحر المدينة القصيدة الشارع الميناء الصباح المساء الذاكرة البيت النافذة الكتاب الصوت الحرف اليد الطين الخشب النسيج ' +
  'السوق الرحلة الطريق الجسر النهر النخيل الضوء الظل المطر الريح الحكاية السؤال الجواب العالم المعلم القارئ الصياد الشاعر ' +
  'قديم جديد بعيد قريب هادئ مفتوح صغير كبير واضح نادر يكتب يقرأ يمشي يصنع يحمل يسأل يعود يبحث يجد يبني في من إلى على مع بعد قبل بين حول'
).split(' ');

type Language = 'ar' | 'en';

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** Address of an article, counted from 0. */
export const articleRoute = (index: number) => `/articles/${index + 1}`;

/** Writes the site of a magazine in Arabic and English: its pages, and a list of articles in both languages. */
export function writeMagazine(folder: string, count = articleCount): void {
  cpSync(join(import.meta.dirname, '../sites/magazine'), folder, { recursive: true });
  const articlesIn = (language: Language) =>
    Array.from({ length: count }, (_, index) => article(language, index, count));
  const write = (path: string, content: JsonObject) =>
    writeFileSync(join(folder, 'pages', path), `${JSON.stringify(content, null, 2)}\n`);
  const original = { description: 'Articles; each has a page.', fields, items: articlesIn('ar') };
  write('_data/articles.json', original);
  write('_data/articles.en.json', { translates: originalFingerprint(original), items: articlesIn('en') });
}

const fields = {
  id: { is: 'text', required: true, unique: true },
  heading: { is: 'text', required: true },
  description: { is: 'text', required: true },
  teaser: { is: 'text', required: true },
  picture: { is: 'image', required: true },
  date: { is: 'date', required: true },
  topic: { is: 'text', required: true },
  label: { is: 'text', required: true },
  tags: { is: 'texts', required: true },
  opening: { is: 'markdown', required: true },
  middle: { is: 'object', required: true },
  aside: { is: 'object', required: true },
  ending: { is: 'object', required: true },
  next: { is: 'texts', required: true },
};

/** Equal numbers give equal articles. */
function article(language: Language, index: number, count: number): JsonObject {
  const words = new Words(index + 1, language === 'ar' ? arabic : undefined);
  const topic = pick(topics, index);
  const heading = `${words.phrase(4)} ${index + 1}`;
  const paragraphs = (number: number) => Array.from({ length: number }, () => words.sentence(45)).join('\n\n');
  const picture = { src: pick(photos, index + 1), alt: words.phrase(5) };
  return {
    id: String(index + 1),
    heading,
    description: words.sentence(16),
    teaser: words.sentence(12),
    picture: pick(photos, index),
    date: new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10),
    topic: topic.name,
    label: topic[language],
    tags: [pick(tags[language], index), pick(tags[language], index * 3 + 1)],
    opening: paragraphs(3),
    middle: { heading: words.phrase(3), text: paragraphs(2) },
    aside: { heading: words.phrase(4), text: words.sentence(30), picture },
    ending: { heading: words.phrase(3), text: paragraphs(3) },
    next: [1, 2, 3].map((distance) => articleRoute((index + distance) % count)),
  };
}

/** Installs the magazine beside the packed engine, with nothing else of this repository. */
export function installMagazine(): InstalledPackage {
  const site = installPackage();
  writeMagazine(site.folder);
  return site;
}
