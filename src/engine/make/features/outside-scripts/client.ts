import type { ResolvedScript } from '#shared/outsideScripts.ts';
import { runService, stopService } from '../../../../client/outsideScripts/runService.ts';

const scripts: ResolvedScript[] = JSON.parse(document.getElementById('outside-scripts')?.textContent ?? '[]');
const scriptsNeedingConsent = scripts.filter(({ needsConsent }) => needsConsent);

for (const script of scripts) if (!script.needsConsent) runService(script);
if (scriptsNeedingConsent.length > 0)
  import('../../../../client/outsideScripts/consent.ts').then(({ runWithConsent: askBefore }) =>
    askBefore(scriptsNeedingConsent, { run: runService, stop: stopService }),
  );
