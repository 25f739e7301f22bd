import type { TrackerFactory } from './service.ts';

/** https://developers.google.com/analytics/devguides/collection/ga4/views */
export const service: TrackerFactory = ({ from, id }) => {
  const scope = window as unknown as { dataLayer?: unknown[] };
  scope.dataLayer ??= [];
  function sendCommand(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: its script takes no other kind of list for a command
    scope.dataLayer?.push(arguments);
  }
  sendCommand('js', new Date());
  sendCommand('config', id, { send_page_view: false });
  return {
    src: `${from}/gtag/js?id=${id}`,
    count: ({ address, title, referrer }) =>
      sendCommand('event', 'page_view', { page_location: address, page_title: title, page_referrer: referrer }),
  };
};
