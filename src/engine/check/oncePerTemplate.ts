import type { SiteSource } from '#engine/content/siteSource.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { formatCount } from '#shared/formatText.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';

/** Reports what is wrong at one place of a template once, however many of its pages have it. */
export function oncePerTemplate(problems: readonly Problem[], source: SiteSource): Problem[] {
  const templates = new Set(templatePaths(source));
  if (templates.size === 0) return [...problems];
  const byPlace = new Map<string, Problem[]>();
  for (const problem of problems)
    if (templates.has(problem.file)) getOrInsert(byPlace, faultOf(problem), () => []).push(problem);
  return problems.flatMap((problem) => {
    const alike = byPlace.get(faultOf(problem));
    if (!alike || alike.length === 1) return problem;
    if (alike[0] !== problem) return [];
    const others = formatCount(alike.length - 1, 'other page', 'other pages');
    return { ...problem, message: `${problem.message} The same is so on ${others} of this template.` };
  });
}

/** Key of a fault of the template itself. Two of a kind at one place differ in what they name. */
const faultOf = ({ code, file, pointer, line, column, args }: Problem): string => {
  const { key, name, field, path } = args as Record<string, unknown>;
  return JSON.stringify([code, file, pointer, line, column, key, name, field, path]);
};

const templatePaths = ({ templates, translations }: SiteSource): string[] => [
  ...templates.map(({ file }) => file.path),
  ...[...translations.values()].flatMap(templatePaths),
];
