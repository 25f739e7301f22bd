/** A service that counts visits, as `outsideScripts` of `_site.json` names it. */
export interface OutsideScript {
  service: 'plausible' | 'matomo' | 'google';
  /** What the service knows the site by. */
  site?: string;
  /** Where the service runs, without a slash at the end. */
  from?: string;
  /** What Google knows the site by. */
  id?: string;
  needsConsent?: boolean;
}

/** A service as pages load it. */
export interface LoadedScript extends OutsideScript {
  from: string;
  needsConsent: boolean;
}

/** Whether visitors of a site are asked before a service runs. */
export const asksConsent = (scripts: OutsideScript[] = []): boolean =>
  scripts.some((script) => withDefaults(script).needsConsent);

/** What people know the services by. */
export const serviceNames: Record<OutsideScript['service'], string> = {
  plausible: 'Plausible',
  matomo: 'Matomo',
  google: 'Google Analytics',
};

const usualServers = {
  plausible: 'https://plausible.io',
  matomo: '',
  google: 'https://www.googletagmanager.com',
};

/** A service with what is left out of it. Only Plausible stores nothing in the browser, whatever it is told. */
export const withDefaults = (script: OutsideScript): LoadedScript => ({
  ...script,
  from: script.from ?? usualServers[script.service],
  needsConsent: script.needsConsent ?? script.service !== 'plausible',
});
