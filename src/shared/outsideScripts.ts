/** Service that counts visits: an entry of `outsideScripts` in `_site.json`. */
export interface OutsideScript {
  service: 'plausible' | 'matomo' | 'google';
  /** Identifier of the site at the service. */
  site?: string;
  /** Address of the service, without a slash at the end. */
  from?: string;
  /** Identifier of the site at Google. */
  id?: string;
  needsConsent?: boolean;
}

/** Service with default values, as pages load it. */
export interface ResolvedScript extends OutsideScript {
  from: string;
  needsConsent: boolean;
}

/** @returns true if any service needs the visitor's consent */
export const requiresConsent = (scripts: OutsideScript[] = []): boolean =>
  scripts.some((script) => resolveScript(script).needsConsent);

/** Names of the services for people. */
export const serviceNames: Record<OutsideScript['service'], string> = {
  plausible: 'Plausible',
  matomo: 'Matomo',
  google: 'Google Analytics',
};

const defaultServers = {
  plausible: 'https://plausible.io',
  matomo: '',
  google: 'https://www.googletagmanager.com',
};

/**
 * Adds the default values of a service. Only Plausible never stores anything in the browser, so only it needs no
 * consent by default.
 */
export const resolveScript = (script: OutsideScript): ResolvedScript => ({
  ...script,
  from: script.from ?? defaultServers[script.service],
  needsConsent: script.needsConsent ?? script.service !== 'plausible',
});
