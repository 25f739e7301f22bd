// Loaded into a measured process: at its end it writes down its peak memory, in kB.
if (require('node:worker_threads').isMainThread)
  process.once('exit', () =>
    require('node:fs').writeFileSync(process.env.PEAK_NOTE, String(process.resourceUsage().maxRSS)),
  );
