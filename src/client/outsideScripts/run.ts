import type { LoadedScript } from '#shared/outsideScripts.ts';
import type { PageView, Service } from './service.ts';

/** Each in a file of its own: a site fetches those that it lists. */
const services: Record<LoadedScript['service'], () => Promise<{ service: Service }>> = {
  plausible: () => import('./plausible.ts'),
  matomo: () => import('./matomo.ts'),
  google: () => import('./google.ts'),
};

const counters = new Map<LoadedScript, (view: PageView) => void>();

const viewAfter = (referrer: string): PageView => ({ address: location.href, title: document.title, referrer });
let view = viewAfter(document.referrer);

addEventListener('lintel:page', () => {
  view = viewAfter(view.address);
  for (const count of counters.values()) count(view);
});

/** Loads a service's script, and has it count this page and those that the visitor goes on to. */
export async function run(script: LoadedScript): Promise<void> {
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

/** Has a service count no more pages. Its script ends with the document. */
export const stop = (script: LoadedScript): unknown => counters.delete(script);
