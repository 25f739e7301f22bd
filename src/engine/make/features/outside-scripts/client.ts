import type { LoadedScript } from '#shared/outsideScripts.ts';
import { run, stop } from '../../../../client/outsideScripts/run.ts';

const scripts: LoadedScript[] = JSON.parse(document.getElementById('outside-scripts')?.textContent ?? '[]');
const waiting = scripts.filter(({ needsConsent }) => needsConsent);

for (const script of scripts) if (!script.needsConsent) run(script);
if (waiting.length > 0)
  import('../../../../client/outsideScripts/consent.ts').then(({ askBefore }) => askBefore(waiting, { run, stop }));
