import type { ResolvedScript } from '#shared/outsideScripts.ts';
import type { PageView, TrackerFactory } from './service.ts';

/** Separate files: a site fetches only those that it lists. */
const services: Record<ResolvedScript['service'], () => Promise<{ service: TrackerFactory }>> = {
  plausible: () => import('./plausible.ts'),
  matomo: () => import('./matomo.ts'),
  google: () => import('./google.ts'),
};

const counters = new Map<ResolvedScript, (view: PageView) => void>();

const createPageView = (referrer: string): PageView => ({ address: location.href, title: document.title, referrer });
let view = createPageView(document.referrer);

addEventListener('lintel:page', () => {
  view = createPageView(view.address);
  for (const count of counters.values()) count(view);
});

/** Loads a service's script, which counts this page and later ones. */
export async function runService(script: ResolvedScript): Promise<void> {
  const { service } = await services[script.service]();
  const { src, data, count } = service(script);
  counters.set(script, count);
  count(view);
  const element = document.createElement('script');
  Object.assign(element.dataset, data);
  element.async = true;
  element.src = src;
  document.head.append(element);
}

/** Stops counting pages for a service. Its script ends with the document. */
export const stopService = (script: ResolvedScript): unknown => counters.delete(script);
