/*
 * npm run bench -- visitor [--routes /,/about/location] [--runs 3] [--parts lighthouse,phone] [--json FILE]
 *   [--sites lintel,client-rendered,astro] [--output dist] [--beside DIR,NAME=DIR]
 * What a page costs a visitor, beside the same blocks as a client-rendered app and as islands of Astro, which is installed
 * for that. `--sites` says which of them (`astro-idle` is Astro with `client:idle`), `--beside` names further outputs, as
 * of an earlier build. One run of each in turn; figures are the median, with the least and the most.
 */
import { writeFileSync } from 'node:fs';
import { readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { aboutBeside, aboutSites, serveSites } from '../sites/sites.ts';
import { size } from '../smoke.ts';
import { measurePage } from './measurePage.ts';
import type { PageResult } from './results.ts';
import { describeResults } from './table.ts';
import { launchBrowser } from './visitor.ts';

const allRoutes = '/,/about/location,/courses,/courses/btech-computer-science-engineering,/contact-us,/spotlights';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  routes: { about: 'the pages to measure', default: size(allRoutes, '/') },
  // Astro has to be installed, which takes long: a smoke run leaves it out.
  sites: { about: aboutSites, default: size('lintel,client-rendered,astro', 'lintel,client-rendered') },
  output: { about: 'a finished output folder to measure as lintel; built when left out' },
  beside: { about: aboutBeside },
  runs: { about: 'runs of what is timed; the median counts', default: size('3', '1') },
  parts: { about: 'what to measure beside the bytes', default: size('lighthouse,phone', 'phone') },
  json: { about: 'a file for the results' },
};

await runCommand({ name: 'bench', about: 'Measures what a page costs a visitor.', options }, async () => {
  const given = readOptions(options, process.argv.slice(2));
  const { pages = '', routes = '', sites: names = '', output, beside, runs, parts = '', json } = given;
  const plan = { runs: Number(runs), lighthouse: parts.includes('lighthouse'), phone: parts.includes('phone') };
  const { sites, close } = await serveSites({ pages, routes: routes.split(','), sites: names, output, beside });
  const browser = await launchBrowser();
  try {
    const results: PageResult[] = [];
    for (const route of routes.split(',')) {
      results.push(await measurePage(browser, sites, route, plan));
      // A full run takes an hour or more: an interruption must not lose earlier results.
      if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
      console.error(`  ${route} is measured.`);
    }
    console.log(describeResults(results));
    return 0;
  } finally {
    await browser.close();
    await close();
  }
});
