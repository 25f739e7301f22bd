// Every page has its own template, so that --incremental=FILE renders that page alone (a pagination over all of them
// would render all). The templates are JavaScript, Eleventy's fastest kind.
import { openSite, routeOf } from '../content/site.mjs';
import { renderBlocks } from './blocks.mjs';

export default function configure(config) {
  const site = openSite('pages');
  const route = (file) => routeOf(file.replace(/^(\.\/)?pages\//, ''));
  config.setUseGitIgnore(false);
  config.setDataFileSuffixes([]);
  config.ignores.add('pages/_*');
  config.ignores.add('pages/_*/**');
  config.addGlobalData('site', site);
  config.addGlobalData('layout', 'base');
  config.addPassthroughCopy({ 'pages/_media': 'media', '../content/public': '.' });
  config.addTemplateFormats('json');
  config.addExtension('json', {
    read: false,
    getData: (file) => site.fill(route(file), site.raw(route(file))),
    compile: () => (page) => renderBlocks(site.withLists(page)),
  });
  return { dir: { input: 'pages', includes: '../_includes', data: '../_data', output: '_site' } };
}
