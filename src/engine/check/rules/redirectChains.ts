import { getOwnValue, isObject } from '#shared/json.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import type { CheckRule } from './rule.ts';

/** Reports redirects that lead to another redirect. Those that lead back to themselves are reported elsewhere. */
export const redirectChains: CheckRule = {
  name: 'redirectChains',
  check({ graph, reports, brokenSiteKeys }) {
    const json = graph.site?.file.json;
    if (!graph.site || !isObject(json) || !isObject(json.redirects) || brokenSiteKeys.has('redirects')) return;
    const { redirects } = json;
    for (const [from, to] of Object.entries(redirects)) {
      const trail = [from];
      let target = to;
      while (typeof target === 'string' && !trail.includes(target)) {
        const next = getOwnValue(redirects, target.split(/[?#]/, 1)[0] ?? '');
        if (next === undefined) break;
        trail.push(target);
        target = next;
      }
      if (trail.length < 2 || typeof target !== 'string' || trail.includes(target)) continue;
      const location = { file: graph.site.file, pointer: `/redirects/${escapePointerKey(from)}` };
      reports.add('redirect-chain', { trail: [...trail, target], suggestion: target }, location);
    }
  },
};
