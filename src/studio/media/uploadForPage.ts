import type { SuggestedFolder, UploadResult } from '#shared/media.ts';
import { getFromApi } from '../api.ts';
import { showFailure } from '../editing/showFailure.ts';
import { mediaUploads } from './mediaUploads.ts';

/** Folder of `_media` in which the pictures of a page are, or those of its neighbours; empty for the top one. */
export const fetchMediaFolder = async (file: string | undefined): Promise<string> =>
  (await getFromApi<SuggestedFolder>('media-folder', { file })).folder;

/**
 * Uploads files for a page, beside its other pictures. What fails is said.
 * @param file path of the page
 * @returns a result for each file, in their order; undefined for those that failed
 */
export async function uploadForPage(
  files: readonly File[],
  file: string | undefined,
): Promise<(UploadResult | undefined)[]> {
  if (files.length === 0) return [];
  const ended = await mediaUploads.add(files, { folder: await fetchMediaFolder(file) });
  for (const { reason } of ended) if (reason !== undefined) showFailure(new Error(reason));
  return ended.map(({ result }) => result);
}
