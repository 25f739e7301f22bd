import { parentPort, workerData } from 'node:worker_threads';
import { createContext } from './buildGraph.ts';
import { sourceOf } from './outline.ts';
import { Reports } from './reports.ts';
import { type PagesWork, summariesOf } from './walkPages.ts';

/*
 * A thread that walks a share of a site's pages. Its answer is one text: what is parsed from a text arrives sooner than
 * what is cloned object by object.
 */
const { outline, at, from, to } = workerData as PagesWork;
const source = sourceOf(outline);
const context = createContext(source, { at }, new Reports());
const r = summariesOf(source.pages.slice(from, to), context);
parentPort?.postMessage(JSON.stringify(r));
