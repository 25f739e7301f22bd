import { afterAll, beforeAll } from 'vitest';
import { projectCopy, resetProject } from './project.ts';
import { projectRows } from './projectRows.ts';
import { testRows } from './rows.ts';
import type { Workplace } from './workplace.ts';

/* Every command line of the documents works in a copy of this project, typed as it is written. */

let place: Workplace;
beforeAll(() => {
  place = projectCopy();
});
afterAll(() => place.remove());

testRows(
  projectRows,
  () => place,
  () => resetProject(place),
);
