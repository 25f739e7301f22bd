import { extractListOption, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { runBuild, runMerge } from '#engine/tools/build/runBuild.ts';

const options = {
  pages: { about: 'the folder of the pages; pages unless you say', value: 'DIR' },
  out: { about: 'the folder for the finished site; dist unless you say', value: 'DIR' },
  compress: { about: 'also writes compressed texts: .br and .gz beside every text', isSwitch: true },
  keep: {
    about: 'for how many later builds old code, data and pictures stay for open pages; 3 unless you say',
    value: 'N',
  },
  at: {
    about: 'the day or the time of a day to build for, as 2027-01-15 or 2027-01-15T09:00; now unless you say',
    value: 'MOMENT',
  },
  drafts: { about: 'makes a preview: drafts are part of it, and search engines are kept out', isSwitch: true },
  'if-due': {
    about: 'builds only when a date has come or something has changed since the last build into that folder',
    isSwitch: true,
  },
  why: { about: 'says why the page at an address, as /about, is made again or not', value: 'ADDRESS' },
  'max-problems': { about: 'how many problems to show, or all; 50 unless you say', value: 'N' },
  shard: { about: 'builds one part of the site, as 2/4 for the second of four', value: 'N/OF' },
  merge: { about: 'makes one site of the parts in the folders after it', value: 'DIR…' },
};

const about =
  'Checks the pages and writes the finished site. With errors it writes nothing, and the last output stays.';

void runCommand({ name: 'build', about, options }, (argv) => {
  const { list, rest } = extractListOption('merge', argv);
  const given = readOptions(options, rest);
  return list ? runMerge(list, given) : runBuild(given);
});
