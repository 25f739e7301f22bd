import { posix } from 'node:path';
import type { PageSource } from '#engine/content/source.ts';
import type { PageFacts } from '../features/feature.ts';
import type { PageBytes } from './pageBytes.ts';

/** A page that was made: from what, and into what. */
export interface MadePage {
  /** Hash of its file. */
  source: string;
  /** Hash of what other pages see of it. */
  head: string;
  /** What it was resolved with beside its file: keys of `createDependencies`. */
  uses: string[];
  /** Ids of the media that it asks for. */
  media: string[];
  /** Hash of everything in it that other files say. */
  foreign: string;
  /** Its document below the output. */
  document: WrittenFile;
  /** Bytes of its document. */
  size: number;
  /** Path of the file with its islands' properties, below the output. */
  islands?: string;
  /** What it costs a visitor, where that was asked for. */
  bytes?: PageBytes;
  /** What features have to remember of it. */
  facts?: PageFacts;
}

/** A file of the output and what is in it. */
export interface WrittenFile {
  /** Below the output folder, with `/`. */
  path: string;
  /** Hash of its content. */
  hash: string;
}

/** Address of a page as reports name it: of a not-found page, that of its document, `/courses/404`. */
export const addressOfOutput = ({ route, isNotFoundPage }: Pick<PageSource, 'route' | 'isNotFoundPage'>): string =>
  isNotFoundPage ? `${route.replace(/\/$/, '')}/404` : route;

/** Path of the document for a route, below the output. */
export const documentPath = (route: string, isNotFoundPage = false): string =>
  posix.join(route.replace(/^\//, ''), isNotFoundPage ? '404.html' : 'index.html');
