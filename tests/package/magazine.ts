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

/** Writes the site of a magazine in Arabic and English: its fixed pages, and a number of articles in both languages. */
export function writeMagazine(folder: string, count = articleCount): void {
  cpSync(join(import.meta.dirname, '../sites/magazine'), folder, { recursive: true });
  const pages = join(folder, 'pages');
  for (let index = 0; index < count; index++) writeArticle(pages, index, count);
}

function writeArticle(pages: string, index: number, count: number): void {
  const original = article('ar', index, count);
  const translation = { translates: originalFingerprint(original), ...article('en', index, count) };
  const path = join(pages, articleRoute(index));
  writeFileSync(`${path}.json`, `${JSON.stringify(original, null, 2)}\n`);
  writeFileSync(`${path}.en.json`, `${JSON.stringify(translation, null, 2)}\n`);
}

/** Equal numbers give equal articles. */
function article(language: Language, index: number, count: number): JsonObject {
  const words = new Words(index + 1, language === 'ar' ? arabic : undefined);
  const topic = pick(topics, index);
  const localized = (ar: string, en: string) => (language === 'ar' ? ar : en);
  const heading = `${words.phrase(4)} ${index + 1}`;
  const paragraphs = (number: number) => Array.from({ length: number }, () => words.sentence(45)).join('\n\n');
  const picture = { src: pick(photos, index + 1), alt: words.phrase(5) };
  return {
    title: `${heading} | {site.shortName}`,
    description: words.sentence(16),
    heading,
    layout: 'inner',
    card: { text: words.sentence(12), image: pick(photos, index) },
    fields: {
      date: new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10),
      topic: topic.name,
      label: topic[language],
      tags: [pick(tags[language], index), pick(tags[language], index * 3 + 1)],
    },
    structuredData: { type: 'Article', headline: '{page.heading}', inLanguage: language },
    blocks: [
      { type: 'rich-text', text: `${paragraphs(3)}\n\n## ${words.phrase(3)}\n\n${paragraphs(2)}` },
      { type: 'media-text', heading: words.phrase(4), text: words.sentence(30), image: picture },
      { type: 'rich-text', heading: words.phrase(3), text: paragraphs(3) },
      {
        type: 'cards',
        heading: localized('اقرأ أيضًا', 'Read on'),
        tone: 'tint',
        items: {
          pages: [1, 2, 3].map((distance) => articleRoute((index + distance) % count)),
          as: { eyebrow: 'label' },
        },
      },
    ],
  };
}

/** Installs the magazine beside the packed engine, with nothing else of this repository. */
export function installMagazine(): InstalledPackage {
  const site = installPackage();
  writeMagazine(site.folder);
  return site;
}
