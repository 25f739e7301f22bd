import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import { defineRule } from './rule.ts';

/** Misspelt endings of hosts, none of which exists, and what was meant. https://data.iana.org/TLD/tlds-alpha-by-domain.txt */
const endings: Record<string, string> = {
  ...{ con: 'com', cmo: 'com', ocm: 'com', comm: 'com', vom: 'com', xom: 'com', cim: 'com', coom: 'com', conm: 'com' },
  ...{ ogr: 'org', rog: 'org', orgg: 'org', ent: 'net', nte: 'net', nett: 'net', eud: 'edu', deu: 'edu', inn: 'in' },
};

/** Misspelt names of large mail services, and what was meant. */
const services: Record<string, string> = {
  ...{ gmial: 'gmail', gamil: 'gmail', gmal: 'gmail', gmai: 'gmail', gnail: 'gmail', gmaill: 'gmail', gmil: 'gmail' },
  ...{ gmali: 'gmail', ggmail: 'gmail', gemail: 'gmail', hotmial: 'hotmail', hotmal: 'hotmail', hotmai: 'hotmail' },
  ...{ hotmali: 'hotmail', hotmil: 'hotmail', yaho: 'yahoo', yahooo: 'yahoo', yhaoo: 'yahoo', yhoo: 'yahoo' },
  ...{ outlok: 'outlook', outloook: 'outlook', outlookk: 'outlook', redifmail: 'rediffmail', rediffmal: 'rediffmail' },
  ...{ iclod: 'icloud', icoud: 'icloud', protonmial: 'protonmail' },
};

/** Corrects a misspelt host; undefined if nothing is known to be wrong. */
function correctHost(host: string, isOfMail: boolean): string | undefined {
  const parts = host.toLowerCase().split('.');
  const last = parts.length - 1;
  const corrected = parts.map((part, index) => {
    const table = index === last ? endings : isOfMail && index === last - 1 ? services : {};
    return Object.hasOwn(table, part) ? (table[part] ?? part) : part;
  });
  // "gmail.co" is in Colombia, and the service is not there.
  if (isOfMail && /^(?:gmail|hotmail|outlook|yahoo)\.(?:co|cm|om)$/.test(corrected.join('.'))) corrected[last] = 'com';
  const result = corrected.join('.');
  return result === host.toLowerCase() ? undefined : result;
}

// Names in addresses have at most 64 and labels of hosts 63 characters (RFC 5321, 4.5.3.1): a longer text is looked
// through once.
const mailPattern = /[\w.+-]{1,64}@([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8})/gi;

const webPattern = /(?:https?:\/\/|\bwww\.)([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8})/gi;

/** @returns the hosts in a text that are misspelt, with the address around each */
export function findMisspeltHosts(text: string): { written: string; suggestion: string }[] {
  const found: { written: string; suggestion: string }[] = [];
  for (const [pattern, isOfMail] of [
    [mailPattern, true],
    [webPattern, false],
  ] as const)
    for (const [written, host = ''] of text.matchAll(pattern)) {
      const corrected = correctHost(host, isOfMail);
      if (corrected) found.push({ written, suggestion: written.slice(0, -host.length) + corrected });
    }
  return found;
}

/** Reports e-mail and web addresses whose host is certainly misspelt, in texts and in links. */
export const misspeltAddresses = defineRule<never>({
  name: 'misspeltAddresses',
  readsMarkdown: true,
  mayConcern: ({ text }) => text.includes('@') || text.includes('www.'),
  text(written, _schema, { location, reports }) {
    if (written.includes('@') || written.includes('www.')) report(written, location, reports);
    return undefined;
  },
  check(_facts, { graph, reports }) {
    // Links in texts are read with the text.
    for (const { file, facts } of graph.filesToCheck)
      for (const { kind, value, pointer, within } of facts.references)
        if (kind === 'link' && within === undefined && /^(?:mailto|https?):/i.test(value))
          report(value, { file, pointer }, reports);
  },
});

function report(text: string, location: { file: SourceFile; pointer: string }, reports: ProblemCollector): void {
  for (const { written, suggestion } of findMisspeltHosts(text)) {
    // An address that a token brings along is reported where it is written.
    if (!location.file.text.includes(written.replace(/^https?:\/\//, ''))) continue;
    const { file, pointer } = location;
    reports.add('address-misspelt', { written, suggestion }, { file, pointer, within: written });
  }
}
