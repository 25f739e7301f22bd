/** Astro's own settings for a static site; its cache stays inside the project. */
export default {
  site: 'https://www.example.com',
  cacheDir: './.cache',
};
