import { isObject } from '#shared/json.ts';
import { type OutsideScript, resolveScript, serviceNames } from '#shared/outsideScripts.ts';
import type { CheckRule } from './rule.ts';

/** Required settings of each service, with their form. */
const requiredSettings: Record<string, Record<string, { form: RegExp; example: string }>> = {
  plausible: { site: { form: /^[\w-]+(\.[\w-]+)+(\/[\w./-]*)?$/, example: 'example.edu' } },
  matomo: {
    from: { form: /^/, example: 'https://matomo.example.edu' },
    site: { form: /^[1-9]\d*$/, example: '3' },
  },
  google: { id: { form: /^G-[A-Z0-9]{4,16}$/, example: 'G-AB12CD34EF' } },
};

/** Settings that a service does not use. */
const unusedSettings: Record<string, string[]> = { plausible: ['id'], matomo: ['id'], google: ['site', 'from'] };

/** Checks the settings of services that count visits. */
export const outsideScripts: CheckRule = {
  name: 'outsideScripts',
  check({ graph, reports, brokenSiteKeys }) {
    const json = graph.site?.file.json;
    if (!graph.site || !isObject(json) || !Array.isArray(json.outsideScripts) || brokenSiteKeys.has('outsideScripts'))
      return;
    const { file } = graph.site;
    const consentIndex = (json.outsideScripts as unknown as OutsideScript[]).findIndex(
      (script) => resolveScript(script).needsConsent,
    );
    if (consentIndex >= 0 && json.consent === undefined) {
      const { service } = json.outsideScripts[consentIndex] as unknown as OutsideScript;
      reports.add(
        'consent-missing',
        { name: serviceNames[service] },
        { file, pointer: `/outsideScripts/${consentIndex}/service` },
      );
    }
    for (const [index, script] of json.outsideScripts.entries()) {
      const service = isObject(script) ? String(script.service) : '';
      if (!isObject(script)) continue;
      const pointer = `/outsideScripts/${index}`;
      for (const [key, { form, example }] of Object.entries(requiredSettings[service] ?? {})) {
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
      for (const key of unusedSettings[service] ?? [])
        if (key in script)
          reports.add(
            'outside-script-useless',
            { service, key, instead: Object.keys(requiredSettings[service] ?? {}) },
            { file, pointer: `${pointer}/${key}`, at: 'key' },
          );
    }
  },
};
