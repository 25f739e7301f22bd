import type { Service } from './service.ts';

/** https://developers.google.com/analytics/devguides/collection/ga4/views */
export const service: Service = ({ from, id }) => {
  const scope = window as unknown as { dataLayer?: unknown[] };
  scope.dataLayer ??= [];
  function tell(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: its script takes no other kind of list for a command
    scope.dataLayer?.push(arguments);
  }
  tell('js', new Date());
  tell('config', id, { send_page_view: false });
  return {
    src: `${from}/gtag/js?id=${id}`,
    count: ({ address, title, referrer }) =>
      tell('event', 'page_view', { page_location: address, page_title: title, page_referrer: referrer }),
  };
};
