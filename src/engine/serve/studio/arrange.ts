import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { explainInvalidName } from '#engine/content/addresses.ts';
import { createPage } from '#engine/edit/createPage.ts';
import { createSpecialFile } from '#engine/edit/createSpecialFile.ts';
import { unifiedDiff } from '#engine/edit/formatChanges.ts';
import { moveContent } from '#engine/edit/moveContent.ts';
import type { EditOptions, EditResult } from '#engine/edit/openSite.ts';
import { removeContent } from '#engine/edit/removeContent.ts';
import type { FileChange } from '#engine/edit/siteChange.ts';
import { createTranslation } from '#engine/edit/translations.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import type { AffectedFile, FileOperation, FileOperationRequest, FileOperationResult } from '#shared/fileOperation.ts';
import { formatJsonFile } from '#shared/formatJson.ts';
import { quote } from '#shared/formatText.ts';
import { asObject } from '#shared/json.ts';
import { slugify } from '#shared/slugify.ts';
import type { SaveResult } from '#shared/studio.ts';
import { applyUndoableChanges } from './applyUndoableChanges.ts';
import { HttpError } from './httpError.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * Adds, removes and renames pages and files with all references to them, as the commands `new`, `mv` and `rm` do; or
 * describes the changes that this would make.
 */
export async function arrange(site: StudioSite, body: unknown): Promise<FileOperationResult> {
  const { what, label, isDryRun = false, typing } = readArrangeRequest(body);
  let saved: SaveResult | undefined;
  const options: EditOptions = {
    pages: site.pages,
    isDryRun,
    carryOut: (changes) => {
      const first = changes.find(({ from, to }) => to !== from && to !== undefined && isContentPath(to))?.to;
      const done = first === undefined ? undefined : { file: first, pointer: '' };
      saved = applyUndoableChanges(site, changes, { label, typing, done });
    },
  };
  const { ok, text, files = [], users = new Map() } = runArrangement(what, options, site);
  // The next request must see the change.
  if (saved) await site.saves.checkPendingSaves();
  return {
    isPossible: ok,
    text,
    files: files.map(describeFile),
    users: [...users.values()],
    ...(saved && { saved }),
  };
}

function runArrangement(operation: FileOperation, options: EditOptions, site: StudioSite): EditResult {
  switch (operation.kind) {
    case 'move':
      return moveContent(options, operation.from, operation.to);
    case 'remove': {
      const { target, redirect, isSection = false, isForced = false } = operation;
      return removeContent({ ...options, isSection, isForced, redirect }, target);
    }
    case 'new-page': {
      const { route, from, title, isBlank = false, isMarkdown = false } = operation;
      return createPage({ ...options, isBlank, isMarkdown, from, title }, route);
    }
    case 'translate':
      return createTranslation(options, operation.file, operation.language);
    case 'new-file':
      return createSpecialFile(options, operation.of, operation.name);
    case 'create':
      return createFile(operation, options, site);
  }
}

function createFile(
  { folder, name, value }: Extract<FileOperation, { kind: 'create' }>,
  { isDryRun, carryOut }: EditOptions,
  { content }: StudioSite,
): EditResult {
  const fault = explainInvalidName(name);
  if (fault) {
    const better = slugify(name);
    throw new CommandError(
      `${quote(name)} cannot be a name: it has ${fault}.${better ? ` Did you mean ${quote(better)}?` : ''}`,
    );
  }
  const to = `${folder}/${name}.json`;
  if (existsSync(join(content.directory, to)))
    throw new CommandError(`There is a file ${to} already: choose another name.`);
  const files: FileChange[] = [{ to, after: formatJsonFile(value) }];
  if (!isDryRun) carryOut?.(files, content.directory);
  return { ok: true, text: '', files };
}

function describeFile({ from, to, before, after }: FileChange): AffectedFile {
  const isEdited = from !== undefined && to !== undefined && typeof before === 'string' && typeof after === 'string';
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(isEdited && { diff: unifiedDiff(from, to, before, after, 0) }),
  };
}

const requiredTextsByKind: Record<FileOperation['kind'], string[]> = {
  move: ['from', 'to'],
  remove: ['target'],
  'new-page': ['route'],
  translate: ['file', 'language'],
  'new-file': ['of', 'name'],
  create: ['folder', 'name'],
};

const creatableFolders = ['_blocks', '_patterns', '_data', '_layouts'];

function readArrangeRequest(body: unknown): FileOperationRequest {
  const request = asObject(body) as unknown as Partial<FileOperationRequest>;
  const { what, label } = request;
  const texts = what && Object.hasOwn(requiredTextsByKind, what.kind) ? requiredTextsByKind[what.kind] : undefined;
  const isRight =
    typeof label === 'string' &&
    texts?.every((key) => typeof (what as unknown as Record<string, unknown>)[key] === 'string') &&
    (what?.kind !== 'create' || (creatableFolders.includes(what.folder) && typeof what.value === 'object')) &&
    (what?.kind !== 'new-file' || what.of === 'data' || what.of === 'layout');
  if (!isRight) throw new HttpError('The studio has sent a change that this server does not know.');
  return request as FileOperationRequest;
}
