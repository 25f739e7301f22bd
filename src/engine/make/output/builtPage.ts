import { posix } from 'node:path';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { FeatureFacts } from '../features/feature.ts';
import type { PageBytes } from './pageBytes.ts';

export interface PageOutput {
  /** Fingerprint of the resolved page, and of the program and everything that all pages share. */
  key: string;
  document: WrittenFile;
  size: number;
  /** Output path of the islands' properties. */
  islands?: string;
  bytes?: PageBytes;
  facts?: FeatureFacts;
}

export interface BuiltPage extends PageOutput {
  source: string;
  /** Hash of the head, which other pages depend on. */
  head: string;
  /** Dependency keys, as of `createDependencyLookup`. */
  uses: string[];
  media: string[];
}

export interface WrittenFile {
  path: string;
  hash: string;
}

/** Address of a page in reports; for a not-found page, the one of its document: `/courses/404`. */
export const documentAddressOf = ({ route, isNotFoundPage }: Pick<PageSource, 'route' | 'isNotFoundPage'>): string =>
  isNotFoundPage ? `${route.replace(/\/$/, '')}/404` : route;

export const documentPath = (route: string, isNotFoundPage = false): string =>
  posix.join(route.replace(/^\//, ''), isNotFoundPage ? '404.html' : 'index.html');
