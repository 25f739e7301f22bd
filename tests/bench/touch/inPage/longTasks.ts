const tasks: PerformanceEntry[] = [];

/** Records from now on tasks of 50 ms and more. */
export function noteLongTasks(): void {
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
}

/** Longest task that ended after a time of `performance.now()`, ms; 0 without one of 50 ms. */
export const longestTask = (since: number): number =>
  Math.max(0, ...tasks.filter(({ startTime, duration }) => startTime + duration > since).map((task) => task.duration));
