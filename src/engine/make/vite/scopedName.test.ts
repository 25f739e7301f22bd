import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { scopedName } from './scopedName.ts';

it('makes a class of its own for each name of each file, whatever Vite asks of the file', () => {
  const card = join(projectRoot, 'blocks/cards/Card.module.css');
  const names = [
    scopedName('root', card),
    scopedName('title', card),
    scopedName('root', join(projectRoot, 'src/ui/Card.module.css')),
    scopedName('root', '/elsewhere/blocks/cards/Card.module.css'),
  ];
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toMatch(/^root_\w{4}$/);
  expect(scopedName('root', `${card}?used`)).toBe(names[0]);
});
