export const testCommand = {
  name: 'test',
  about:
    'Tests the blocks of a site in a browser: with their examples and with content made at random from their schemas, they must be built, become interactive, be accessible, work by keyboard, fit a narrow window and be readable without scripts.',
  words: [
    { name: 'blocks', about: 'what is tested' },
    { name: '[NAME]', about: 'one block; all that the site has of its own when left out' },
  ],
  options: {
    limit: {
      about: 'seconds after which a step of a test has failed, in the browser or while a block is built',
      default: '60',
      value: 'N',
    },
  },
  examples: ['blocks', 'blocks opening-hours'],
};
