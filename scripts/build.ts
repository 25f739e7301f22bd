import { readOptions, runCommand, takeList } from '#engine/problems/commandLine.ts';
import { runBuild, runMerge } from '#engine/tools/build/runBuild.ts';

const options = {
  pages: { about: 'the folder of the pages' },
  out: { about: 'the folder for the finished site; dist unless you say' },
  compress: { about: 'also writes compressed texts: .br and .gz beside every text', isSwitch: true as const },
  keep: { about: 'for how many later builds old code, data and pictures stay for open pages; 3 unless you say' },
  at: { about: 'the day to build for, as 2027-01-15' },
  shard: { about: 'builds one part of the site, as 2/4 for the second of four' },
  merge: { about: 'makes one site of the parts in the folders after it' },
};

void runCommand(() => {
  const { list, rest } = takeList('merge', process.argv.slice(2));
  const given = readOptions(options, rest);
  return list ? runMerge(list, given) : runBuild(given);
});
