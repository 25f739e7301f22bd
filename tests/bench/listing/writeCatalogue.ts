import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const subjects = ['Civil', 'Mechanical', 'Computer Science', 'Electronics', 'Architecture', 'Management', 'Robotics'];

const subject = (index: number) => subjects[index % subjects.length] ?? '';

const course = (index: number) => ({
  title: `Course ${index}`,
  description: `What course number ${index} teaches: ${subject(index)} from the first sketch to the running project.`,
  heading: `${subject(index)} Engineering ${index}`,
  order: index,
  card: {
    text: `Four years of ${subject(index * 5)} with laboratory work, project ${index} and an internship.`,
    image: 'example/landscape.jpg',
  },
  fields: { category: subject(index), years: String(2 + (index % 4)), degree: 'Degree', level: 'undergraduate' },
  blocks: [],
});

/** Writes a site with a number of courses, and the reference site's own catalogue of them as its home page. */
export function writeCatalogue(directory: string, items: number): void {
  cpSync(join(root, 'src/engine/tools/testBlocks/site'), directory, { recursive: true });
  mkdirSync(join(directory, 'courses'));
  for (let index = 0; index < items; index += 1) {
    writeFileSync(join(directory, `courses/course-${index}.json`), JSON.stringify(course(index)));
  }
  const catalogue: { blocks: { type: string }[] } = JSON.parse(
    readFileSync(join(root, 'pages/courses/index.json'), 'utf8'),
  );
  const listing = catalogue.blocks.find(({ type }) => type === 'listing');
  const page = { title: 'Catalogue', description: 'All courses.', heading: 'Catalogue', blocks: [listing] };
  writeFileSync(join(directory, 'index.json'), JSON.stringify(page));
}
