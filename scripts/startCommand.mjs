/** `npm start`. In JavaScript, because its --help works before anything is installed. */
export const startCommand = {
  name: 'start',
  about: 'Installs what is missing, checks and builds the site, and serves it.',
  options: {
    pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
    out: { about: 'the folder for the finished site', default: 'dist', value: 'DIR' },
    port: { about: 'the port to listen on', default: process.env.PORT ?? '4173', value: 'N' },
    host: {
      about: 'the address to listen on; 0.0.0.0 lets others in',
      default: process.env.HOST || 'localhost',
      value: 'HOST',
    },
    at: {
      about: 'the day or the time of a day to build for, as 2027-01-15 or 2027-01-15T09:00; now unless you say',
      value: 'MOMENT',
    },
    compress: { about: 'also writes compressed texts: .br and .gz beside every text', isSwitch: true },
    keep: {
      about: 'for how many later builds old code, data and pictures stay for open pages',
      default: '3',
      value: 'N',
    },
  },
};
