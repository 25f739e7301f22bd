import { isObject } from '#shared/json.ts';
import { type OutsideScript, serviceNames, withDefaults } from '#shared/outsideScripts.ts';
import type { Rule } from './rule.ts';

/** What each service has to be told, and the form of what it is told. */
const needs: Record<string, Record<string, { form: RegExp; example: string }>> = {
  plausible: { site: { form: /^[\w-]+(\.[\w-]+)+(\/[\w./-]*)?$/, example: 'example.edu' } },
  matomo: {
    from: { form: /^/, example: 'https://matomo.example.edu' },
    site: { form: /^[1-9]\d*$/, example: '3' },
  },
  google: { id: { form: /^G-[A-Z0-9]{4,16}$/, example: 'G-AB12CD34EF' } },
};

/** What a service is not asked for by, and would be given for nothing. */
const useless: Record<string, string[]> = { plausible: ['id'], matomo: ['id'], google: ['site', 'from'] };

/** Services that count visits are told what they have to know. */
export const outsideScripts: Rule = {
  name: 'outsideScripts',
  judge({ graph, reports, brokenSiteKeys }) {
    const json = graph.site?.file.json;
    if (!graph.site || !isObject(json) || !Array.isArray(json.outsideScripts) || brokenSiteKeys.has('outsideScripts'))
      return;
    const { file } = graph.site;
    const waiting = (json.outsideScripts as unknown as OutsideScript[]).findIndex(
      (script) => withDefaults(script).needsConsent,
    );
    if (waiting >= 0 && json.consent === undefined) {
      const { service } = json.outsideScripts[waiting] as unknown as OutsideScript;
      reports.add(
        'consent-missing',
        { name: serviceNames[service] },
        { file, pointer: `/outsideScripts/${waiting}/service` },
      );
    }
    for (const [index, script] of json.outsideScripts.entries()) {
      const service = isObject(script) ? String(script.service) : '';
      if (!isObject(script)) continue;
      const pointer = `/outsideScripts/${index}`;
      for (const [key, { form, example }] of Object.entries(needs[service] ?? {})) {
        const value = script[key];
        if (value === undefined)
          reports.add('outside-script-incomplete', { service, key, example }, { file, pointer: `${pointer}/service` });
        else if (typeof value === 'string' && !value.includes('{') && !form.test(value))
          reports.add(
            'outside-script-malformed',
            { service, key, found: value, example },
            { file, pointer: `${pointer}/${key}` },
          );
      }
      for (const key of useless[service] ?? [])
        if (key in script)
          reports.add(
            'outside-script-useless',
            { service, key, instead: Object.keys(needs[service] ?? {}) },
            { file, pointer: `${pointer}/${key}`, at: 'key' },
          );
    }
  },
};
