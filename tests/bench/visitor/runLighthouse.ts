import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../browser/chromium.ts';
import { median } from '../figures.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Figures of one run, or medians of some. */
export interface LighthouseResult {
  /** Scores from 0 to 100, in Lighthouse's order: performance, accessibility, best practices, SEO. */
  scores: number[];
  /** First contentful paint, ms. */
  fcp: number;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Audits below 0.9 in the first run, by id. */
  failed: string[];
}

/**
 * Runs Lighthouse's mobile audit (simulated throttling) some times, each in a new browser.
 * @returns medians
 */
export async function runLighthouse(url: string, runs: number): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run++) results.push(await audit(url));
  const medianOf = (pick: (result: LighthouseResult) => number) => median(results.map(pick));
  return {
    scores: categories.map((_, index) => medianOf(({ scores }) => scores[index] ?? 0)),
    fcp: medianOf(({ fcp }) => fcp),
    lcp: medianOf(({ lcp }) => lcp),
    tbt: medianOf(({ tbt }) => tbt),
    cls: medianOf(({ cls }) => cls),
    failed: results[0]?.failed ?? [],
  };
}

/** Number of times that Lighthouse may find no trace of a page: on a machine that stalls, the browser has painted nothing in time. */
const maxTries = 3;

/**
 * Runs Lighthouse's mobile audit once, in a new browser.
 * @throws when Lighthouse never measures the page
 */
export async function audit(url: string): Promise<LighthouseResult> {
  for (let tries = 1; ; tries++) {
    const result = await auditOnce(url);
    if (!Number.isNaN(result.cls)) return result;
    if (tries === maxTries) throw new Error(`Lighthouse has measured nothing at ${url}: ${result.failed.join(', ')}`);
  }
}

async function auditOnce(url: string): Promise<LighthouseResult> {
  const chrome = await launch({
    chromePath: launchOptions.executablePath,
    chromeFlags: ['--headless=new', ...launchOptions.args],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    const { lhr } = result;
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      failed: Object.values(lhr.audits).flatMap(({ id, score }) => (score !== null && score < 0.9 ? [id] : [])),
    };
  } finally {
    chrome.kill();
  }
}
