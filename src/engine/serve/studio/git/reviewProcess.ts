import type { SiteReview } from '#shared/review.ts';

const path = '#engine/make/review/reviewSite.ts';
const { reviewSite } = (await import(path)) as { reviewSite: (of: { pages: string }) => Promise<SiteReview> };

try {
  process.stdout.write(JSON.stringify(await reviewSite({ pages: process.argv[2] ?? '' })));
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exitCode = 1;
}
