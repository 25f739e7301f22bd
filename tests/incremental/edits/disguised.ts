import { fileOf, pagePaths } from '../site/model.ts';
import type { Edit } from './edit.ts';
import { textsIn } from './texts.ts';

const other = (letter: string) => (letter === 'e' ? 'a' : 'e');

/** Edits that do not change the length of a file. If its timestamp is restored, only its content differs. */
export const disguisedEdits: Record<string, Edit> = {
  'text of a page, with the size and the time that the file had': (site, chance) => {
    const path = chance.pick(pagePaths(site)) ?? '';
    const [holder, key] =
      chance.pick(textsIn(fileOf(site, path).blocks).filter(([at, name]) => /[ae] /.test(String(at[name])))) ?? [];
    if (!holder || !key) return undefined;
    holder[key] = String(holder[key]).replace(/[ae](?= )/, other);
    return `${path}: ${holder[key]}`;
  },
  'item of a list, with the size and the time that the file had': (site, chance) => {
    const items = fileOf(site, '_data/numbers.json').items as { label: string }[];
    const item = chance.pick(items);
    if (item) item.label = item.label.replace(/[ae]/, other);
    return item?.label;
  },
};
