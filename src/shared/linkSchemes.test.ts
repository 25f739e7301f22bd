import { expect, it } from 'vitest';
import { linkSchemes, ownLinkSchemes } from './linkSchemes.ts';

const isLink = (link: string) => linkSchemes[link.slice(0, link.indexOf(':')).toLowerCase()]?.pattern.test(link);

it.each([
  ...['mailto:a@b.org', 'mailto:a@b.org,c@d.org', 'mailto:?subject=Hello', 'MAILTO:a@b.org?cc=c@d.org&subject=x'],
  ...['tel:+915550100', 'tel:+915550100;ext=12', 'sms:+915550100', 'sms:+915550100,+915550101?body=Hi', 'sms:?body=Hi'],
  ...['webcal://www.example.org/feeds/events.ics', 'geo:30.9010,75.8573', 'geo:-30,75.8,120;u=35', 'geo:0,0?q=Gate'],
  ...['whatsapp://send?phone=915550100', 'whatsapp://send?text=Hello', 'sip:office@example.org'],
])('takes %s for a link', (link) => {
  expect(isLink(link)).toBe(true);
});

it.each([
  ...['mailto:', 'mailto:?', 'mailto:a', 'mailto:a@b.org,', 'mailto:a@b.org, c@d.org', 'mailto:a@b.org;c@d.org'],
  ...['tel:', 'tel:1800-RIVER', 'sms:', 'sms:river', 'webcal:example.org', 'webcal:///a.ics', 'geo:here', 'geo:30.9'],
  ...['whatsapp:915550100', 'whatsapp://send', 'sip:office', 'sip:a b@example.org'],
])('does not take %s for one', (link) => {
  expect(isLink(link)).toBe(false);
});

it('reads what a site adds, whatever it has written there', () => {
  expect(ownLinkSchemes({ linkSchemes: ['slack', 1] })).toEqual(['slack']);
  expect([ownLinkSchemes({ linkSchemes: 'slack' }), ownLinkSchemes(undefined)]).toEqual([[], []]);
});
