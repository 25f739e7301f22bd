// Loaded into a process that is measured: at its end it notes the peak of its memory, in kB.
if (require('node:worker_threads').isMainThread)
  process.once('exit', () =>
    require('node:fs').writeFileSync(process.env.PEAK_NOTE, String(process.resourceUsage().maxRSS)),
  );
