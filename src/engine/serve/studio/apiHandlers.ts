import { iconBody, iconNames } from '#engine/content/icons.ts';
import type { IconMarkup } from '#shared/studio.ts';
import { parseDevView } from '../dev/devView.ts';
import { arrange } from './arrange.ts';
import { listBlockChoices } from './blockChoices.ts';
import { cachedEditorSchemasOf } from './cachedEditorSchemas.ts';
import { changeFile } from './changeFile.ts';
import { checkText } from './checkText.ts';
import { sendEvents } from './events.ts';
import { fixProblems } from './fixProblems.ts';
import { fetchCiState } from './git/ciState.ts';
import { publish } from './git/publish.ts';
import { readRepositoryState } from './git/repositoryState.ts';
import { readCommittedFile, restoreFiles } from './git/restoreFiles.ts';
import { reviewFilesOf, reviewSiteOf } from './git/review.ts';
import { startRepository } from './git/startRepository.ts';
import { listVersions } from './git/versions.ts';
import { HttpError } from './httpError.ts';
import { readFileState } from './jsonFiles.ts';
import { listLinkTargets } from './linkTargets.ts';
import { listMediaFiles } from './mediaFiles.ts';
import { findMediaUses, suggestMediaFolder } from './mediaUses.ts';
import { createPageOutline } from './pageOutline.ts';
import { runQueryRequest } from './queryHits.ts';
import { searchSite } from './searchSite.ts';
import { summarizeSite } from './siteSummary.ts';
import { findPlaceUses } from './siteUsage.ts';
import { listStudioProblems } from './studioProblems.ts';
import { listStudioSchemas } from './studioSchemas.ts';
import type { ApiRequest } from './studioSite.ts';
import { undoOrRedo } from './undoOrRedo.ts';
import { listUpcomingChanges } from './upcomingChanges.ts';
import { receiveUpload } from './upload/receiveUpload.ts';

/**
 * @returns the JSON of the response; undefined if the handler has sent it itself
 * @throws HttpError with a sentence for people
 */
export type ApiHandler = (apiRequest: ApiRequest) => unknown;

/** Handlers by method and address below `/_studio/api/`. */
export const apiHandlers: Record<string, ApiHandler> = {
  'GET site': ({ site }) => summarizeSite(site),
  'GET file': ({ site, parameters }) => readFileState(site, parameters.get('file')),
  'GET schemas': ({ site }) => listStudioSchemas(site),
  'GET problems': ({ site }) => listStudioProblems(site),
  'GET trace': async ({ site, parameters }) =>
    (await site.site.trace(
      parameters.get('address') ?? '/',
      parseDevView({ searchParams: parameters }, site.content),
    )) ?? throwNothingShown(),
  'GET outline': ({ site, parameters }) => createPageOutline(site, parameters),
  'GET uses': ({ site, parameters }) => findPlaceUses(site, parameters),
  'GET hits': ({ site, parameters }) => runQueryRequest(site, parameters),
  'GET search': ({ site, parameters }) => searchSite(site, parameters.get('for') ?? ''),
  'GET media': ({ site }) => listMediaFiles(site),
  'GET media-uses': ({ site, parameters }) => findMediaUses(site, parameters.get('path')),
  'GET media-folder': ({ site, parameters }) => suggestMediaFolder(site, parameters.get('file')),
  'GET targets': ({ site, parameters }) => listLinkTargets(site, parameters.get('page')),
  'GET choices': ({ site }) => listBlockChoices(site),
  'GET coming': ({ site }) => listUpcomingChanges(site),
  'GET icons': createIconMarkup,
  'GET events': ({ site, response }) => sendEvents(site, response),
  'GET editor-schemas': ({ site }) => cachedEditorSchemasOf(site),
  'POST check-text': ({ body }) => checkText(body),
  'GET history': ({ site }) => site.history.next,
  'POST change': ({ site, body }) => changeFile(site, body),
  'POST undo': ({ site }) => undoOrRedo(site, 'undo'),
  'POST redo': ({ site }) => undoOrRedo(site, 'redo'),
  'POST arrange': ({ site, body }) => arrange(site, body),
  'POST upload': ({ site, parameters, request }) => receiveUpload(site, parameters, request),
  'GET repository': ({ site }) => readRepositoryState(site),
  'GET review': ({ site }) => reviewFilesOf(site),
  'GET site-review': ({ site }) => reviewSiteOf(site),
  'GET committed': ({ site, parameters }) => readCommittedFile(site, parameters),
  'GET versions': ({ site, parameters }) => listVersions(site, parameters),
  'GET ci': ({ site, parameters }) => fetchCiState(site, parameters),
  'POST publish': ({ site, body }) => publish(site, body),
  'POST restore': ({ site, body }) => restoreFiles(site, body),
  'POST start-repository': ({ site, body }) => startRepository(site, body),
  'POST fix': ({ site, body }) => fixProblems(site, body),
};

function createIconMarkup(): IconMarkup {
  return Object.fromEntries(iconNames().map((name) => [name, iconBody(name) ?? '']));
}

function throwNothingShown(): never {
  throw new HttpError('There is nothing to see at this address.');
}
