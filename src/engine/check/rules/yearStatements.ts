import type { ProblemCollector } from '../problemCollector.ts';
import { defineRule, type RuleFact } from './rule.ts';

/** Statement of a text about a year, in a language of the interface. */
type Statement = {
  kind: 'founded' | 'academic' | 'age';
  /** Year that is named, or the number of years. */
  number: number;
  written: string;
  pointer: string;
};

const foundedPattern =
  /(?:founded|established|estd\.?|since|gegründet|seit|स्थापित|स्थापना|تأسست?|منذ)(?:\s+(?:in|im jahre?|सन्|عام|سنة))?\s*:?\s+(\d{4})(?![\d-])/iu;

const academicWords =
  /admission|\bapply\b|\bapplications? (?:open|are|close|invited|for)\b|enrol|academic (?:year|session|calendar)|prospectus|fee structure|bewerbung|zulassung|studienjahr|schuljahr|प्रवेश|सत्र|शैक्षणिक|القبول|التسجيل|العام الدراسي/iu;

/** A year, or two that follow each other: `2024`, `2024-25`. */
const academicPattern = /(?<!\d)(20\d\d)(?:\s*[-–/]\s*(?:20)?(\d\d))?(?![\d-])/;

const agePattern =
  /(?<![\d.,])(\d{2,3})\s+(?:glorious |golden |successful )?(?:years?|Jahren?|वर्षों?|साल|عام[اً]*|سنة)(?![\p{L}\p{M}])/iu;

/** Longest text in which a year is a statement of today; longer ones tell what once was. */
const maxLength = 100;

/** Finds what a short text says of a year. */
export function findStatement(text: string): Omit<Statement, 'pointer'> | undefined {
  if (text.length > maxLength || !/\d\d/.test(text)) return undefined;
  const founded = text.match(foundedPattern);
  if (founded) return { kind: 'founded', number: Number(founded[1]), written: founded[0] };
  if (academicWords.test(text)) {
    const [written, year = '', next] = text.match(academicPattern) ?? [];
    const last = next === undefined ? Number(year) : Number(`20${next}`);
    // A longer span is that of a batch.
    if (written !== undefined && last - Number(year) <= 1 && last >= Number(year))
      return { kind: 'academic', number: last, written };
  }
  const age = text.match(agePattern);
  return age ? { kind: 'age', number: Number(age[1]), written: age[0] } : undefined;
}

/** Last year for which admissions are spoken of until its October, when the next one has begun everywhere. */
const endOfAcademicYear = (year: number) => `${year}-10-01`;

/** Most years by which the age of an institution is out of date; a greater difference is the age of something else. */
const maxLag = 3;

/** Reports years of founding that are still to come, academic years that are over, and an age that was right once. */
export const yearStatements = defineRule<Statement>({
  name: 'yearStatements',
  readsMarkdown: true,
  text(_written, _schema, { file, location, reports: _ }, shown) {
    if (file.path.startsWith('_data/')) return undefined;
    const statement = findStatement(shown);
    return statement && { ...statement, pointer: location.pointer };
  },
  check(facts, context) {
    const { at, reports, tokens, graph } = context;
    const founded = Number(tokens.site.foundedYear);
    const year = Number(at.slice(0, 4));
    if (graph.site && founded > year)
      reports.add(
        'year-ahead',
        { written: String(founded), year: founded },
        { file: graph.site.file, pointer: '/foundedYear' },
      );
    for (const fact of facts) judge(fact, { at, year, founded }, reports);
  },
  turningDays: (facts, { tokens }) => {
    const founded = Number(tokens.site.foundedYear);
    return facts.flatMap(({ kind, number }) => {
      if (kind === 'academic') return endOfAcademicYear(number);
      if (kind === 'founded') return `${String(number).padStart(4, '0')}-01-01`;
      return founded > 0 ? [1, maxLag + 1].map((lag) => `${founded + number + lag}-01-01`) : [];
    });
  },
});

function judge(
  { container: { file }, fact: { kind, number, written, pointer } }: RuleFact<Statement>,
  { at, year, founded }: { at: string; year: number; founded: number },
  reports: ProblemCollector,
): void {
  const location = { file, pointer, within: written };
  if (kind === 'founded' && number > year) reports.add('year-ahead', { written, year: number }, location);
  else if (kind === 'academic' && at >= endOfAcademicYear(number))
    reports.add('academic-year-over', { written }, location);
  else if (kind === 'age' && founded > 0) {
    const age = year - founded;
    if (age > number && age - number <= maxLag) reports.add('age-outdated', { written, founded, age }, location);
  }
}
