import { defineSiteCheck, isObject, warning } from 'lintel/check';

/** Whatever we offer has a price, or says that we have to be asked. */
export default defineSiteCheck({
  problems: {
    'prices-missing': warning<{ title: string }>({
      title: 'Treatment without a price',
      message: ({ title }) => `${title} has no "preis".`,
      hint: () => 'Write one, as "ab 85 €", or "auf Anfrage".',
      why: 'Patients have to know beforehand what a treatment costs.',
      example: { wrong: '{ "title": "Füllungen" }', right: '{ "title": "Füllungen", "preis": "ab 60 €" }' },
    }),
    'prices-no-table': warning({
      title: 'Prices that no page shows',
      message: () => 'No page shows the prices of this list in a table.',
      hint: () => 'Put a "table" with "rows": { "from": "leistungen" } on a page.',
      why: 'Patients look for them.',
    }),
  },
  file({ path, kind, json, report }) {
    if (kind === 'page') return JSON.stringify(json).includes('"preis"') ? 'table' : undefined;
    if (path !== '_data/leistungen.json' || !isObject(json) || !Array.isArray(json.items)) return undefined;
    json.items.forEach((item, index) => {
      if (isObject(item) && typeof item.title === 'string' && !item.preis)
        report('prices-missing', { title: item.title }, `/items/${index}`);
    });
    return 'list';
  },
  site(facts) {
    const list = facts.find(({ fact }) => fact === 'list');
    if (list && !facts.some(({ fact }) => fact === 'table')) list.report('prices-no-table', undefined, '');
  },
});
