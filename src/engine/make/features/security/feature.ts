import { defaultTimeZone, formatWithOffset } from '#engine/content/siteTime.ts';
import type { Feature } from '../feature.ts';

const address = '/.well-known/security.txt';

/** `securityContact` of `_site.json`: contact for vulnerability reports. https://www.rfc-editor.org/rfc/rfc9116 */
export const feature: Feature = {
  withoutFiles: ({ securityContact: _, ...site }) => site,
  files({ site, base, absolute }): Record<string, string> {
    if (!site.securityContact) return {};
    const { contact, expires, languages, policy, acknowledgments, encryption } = site.securityContact;
    const linkOf = (link: { href: string } | undefined) => link && absolute(link.href);
    const fields: [name: string, value: string | undefined][] = [
      ...contact.map((link): [string, string | undefined] => ['Contact', linkOf(link)]),
      ['Expires', formatWithOffset(expires.iso, site.timeZone ?? defaultTimeZone)],
      ['Encryption', linkOf(encryption)],
      ['Acknowledgments', linkOf(acknowledgments)],
      ['Preferred-Languages', languages],
      ['Canonical', absolute(base + address)],
      ['Policy', linkOf(policy)],
    ];
    const lines = fields.flatMap(([name, value]) => (value ? `${name}: ${value}\n` : []));
    return { [address.slice(1)]: lines.join('') };
  },
};
