import { eachKey } from '#engine/content/templates/fillTemplate.ts';
import { allPageNodes } from '../crossFile/siteGraph.ts';
import type { CheckRule } from './rule.ts';

/** Rejects "each" in files that are a single page. */
export const eachOnPages: CheckRule = {
  name: 'eachOnPages',
  check({ graph, reports }) {
    for (const { file, page } of allPageNodes(graph)) {
      if (!page || page.item || page.page[eachKey] === undefined) continue;
      const suggestion = file.path.replace(/[^/]+(?=\.\w+$)/, '[item]');
      reports.add('each-outside-template', { suggestion }, { file, pointer: `/${eachKey}`, at: 'key' });
    }
  },
};
