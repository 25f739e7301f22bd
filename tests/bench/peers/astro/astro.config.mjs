/** Astro's own settings for a static site; what it keeps between builds stays inside the project. */
export default {
  site: 'https://www.example.com',
  cacheDir: './.cache',
};
