import { viewOf } from '../dev/devView.ts';
import { arrange } from './arrange.ts';
import type { Asked } from './asked.ts';
import { changeFile } from './change.ts';
import { checkText } from './checkText.ts';
import { choicesOf } from './choices.ts';
import { comingOf } from './coming.ts';
import { editorSchemasOf } from './editorSchemas.ts';
import { sendEvents } from './events.ts';
import { readFileState } from './files.ts';
import { fixProblems } from './fix.ts';
import { ciState } from './git/ci.ts';
import { publish } from './git/publish.ts';
import { repositoryState } from './git/repositoryState.ts';
import { committedFile, restoreFiles } from './git/restoreFiles.ts';
import { reviewOf, siteReviewOf } from './git/review.ts';
import { startRepository } from './git/startRepository.ts';
import { versionsOf } from './git/versions.ts';
import { hitsOf } from './hits.ts';
import { allIcons } from './icons.ts';
import { mediaOf } from './media.ts';
import { mediaUses } from './mediaUses.ts';
import { outlineOf } from './outline.ts';
import { problemsOf } from './problems.ts';
import { Refusal } from './refusal.ts';
import { schemasOf } from './schemas.ts';
import { search } from './search.ts';
import { takeStep } from './steps.ts';
import { summaryOf } from './summary.ts';
import { targetsOf } from './targets.ts';
import { takeUpload } from './upload/takeUpload.ts';
import { usesOf } from './uses.ts';

/** Gives the JSON to answer with; undefined when it has answered by itself. */
export type Handler = (asked: Asked) => unknown;

/** Everything that can be asked, by method and address below `/_studio/api/`. */
export const api: Record<string, Handler> = {
  'GET site': ({ site }) => summaryOf(site),
  'GET file': ({ site, parameters }) => readFileState(site, parameters.get('file')),
  'GET schemas': ({ site }) => schemasOf(site),
  'GET problems': ({ site }) => problemsOf(site),
  'GET trace': async ({ site, parameters }) =>
    (await site.site.trace(parameters.get('address') ?? '/', viewOf({ searchParams: parameters }, site.content))) ??
    notShown(),
  'GET outline': ({ site, parameters }) => outlineOf(site, parameters),
  'GET uses': ({ site, parameters }) => usesOf(site, parameters),
  'GET hits': ({ site, parameters }) => hitsOf(site, parameters),
  'GET search': ({ site, parameters }) => search(site, parameters.get('for') ?? ''),
  'GET media': ({ site }) => mediaOf(site),
  'GET media-uses': ({ site, parameters }) => mediaUses(site, parameters.get('path')),
  'GET targets': ({ site, parameters }) => targetsOf(site, parameters.get('page')),
  'GET choices': ({ site }) => choicesOf(site),
  'GET coming': ({ site }) => comingOf(site),
  'GET icons': allIcons,
  'GET events': ({ site, response }) => sendEvents(site, response),
  'GET editor-schemas': ({ site }) => editorSchemasOf(site),
  'POST check-text': ({ body }) => checkText(body),
  'GET history': ({ site }) => site.history.next,
  'POST change': ({ site, body }) => changeFile(site, body),
  'POST undo': ({ site }) => takeStep(site, 'undo'),
  'POST redo': ({ site }) => takeStep(site, 'redo'),
  'POST arrange': ({ site, body }) => arrange(site, body),
  'POST upload': ({ site, parameters, request }) => takeUpload(site, parameters, request),
  'GET repository': ({ site }) => repositoryState(site),
  'GET review': ({ site }) => reviewOf(site),
  'GET site-review': ({ site }) => siteReviewOf(site),
  'GET committed': ({ site, parameters }) => committedFile(site, parameters),
  'GET versions': ({ site, parameters }) => versionsOf(site, parameters),
  'GET ci': ({ site, parameters }) => ciState(site, parameters),
  'POST publish': ({ site, body }) => publish(site, body),
  'POST restore': ({ site, body }) => restoreFiles(site, body),
  'POST start-repository': ({ site, body }) => startRepository(site, body),
  'POST fix': ({ site, body }) => fixProblems(site, body),
};

function notShown(): never {
  throw new Refusal(422, { reason: 'There is nothing to see at this address.' });
}
