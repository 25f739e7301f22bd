/** Parameter with the real address, by pattern of the service that counts clicks on links. */
const redirects: [service: RegExp, parameter: string][] = [
  [/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i, 'q'],
  [/^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, 'url'],
];

export const isHttp = (address: string): boolean => /^https?:\/\/[^\s/]/i.test(address);

/** Address to which a link of Google Docs, Gmail or Outlook leads in the end. */
export function withoutRedirect(address: string): string {
  const [, parameter] = redirects.find(([service]) => service.test(address)) ?? [];
  const target = parameter && URL.canParse(address) ? new URL(address).searchParams.get(parameter) : null;
  return target && isHttp(target) ? target : address;
}
