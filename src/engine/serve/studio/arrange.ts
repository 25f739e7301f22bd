import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { faultOfName } from '#engine/content/addresses.ts';
import { move } from '#engine/edit/move.ts';
import { newFile } from '#engine/edit/newFile.ts';
import { newPage } from '#engine/edit/newPage.ts';
import type { EditOptions, EditResult } from '#engine/edit/openSite.ts';
import { remove } from '#engine/edit/remove.ts';
import { unifiedDiff } from '#engine/edit/showChanges.ts';
import type { FileChange } from '#engine/edit/siteChange.ts';
import { beginTranslation } from '#engine/edit/translations.ts';
import { writeFileText } from '#engine/edit/writeValue.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { addressName } from '#shared/addressName.ts';
import type { Arranged, ArrangedFile, Arrangement, ArrangeRequest } from '#shared/arrangement.ts';
import { isObject } from '#shared/json.ts';
import type { Saved } from '#shared/studio.ts';
import { quote } from '#shared/words.ts';
import { changeFiles } from './changeFiles.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * Lets pages and files come, go and get other names, with everything that names them, as the commands `new`, `mv` and
 * `rm` do; or says what that would come to.
 * @param body an `ArrangeRequest`
 * @throws Refusal when it cannot be done
 */
export async function arrange(site: StudioSite, body: unknown): Promise<Arranged> {
  const { what, label, isDryRun = false, typing } = readRequest(body);
  let saved: Saved | undefined;
  const options: EditOptions = {
    pages: site.pages,
    isDryRun,
    carryOut: (changes) => {
      const first = changes.find(({ from, to }) => to !== from && to?.endsWith('.json'))?.to;
      const done = first === undefined ? undefined : { file: first, pointer: '' };
      saved = changeFiles(site, changes, { label, typing, done });
    },
  };
  try {
    const { ok, text, files = [], users = new Map() } = carryOutArrangement(what, options, site);
    // What is asked next must know of it.
    if (saved) await site.saves.checkSaved();
    return {
      isPossible: ok,
      text,
      files: files.map(describeFile),
      users: [...users.values()],
      ...(saved && { saved }),
    };
  } catch (error) {
    throw error instanceof CannotRun ? new Refusal(422, { reason: error.message }) : error;
  }
}

function carryOutArrangement(what: Arrangement, options: EditOptions, site: StudioSite): EditResult {
  switch (what.kind) {
    case 'move':
      return move(options, what.from, what.to);
    case 'remove': {
      const { target, redirect, isSection = false, isForced = false } = what;
      return remove({ ...options, isSection, isForced, ...(redirect !== undefined && { redirect }) }, target);
    }
    case 'new-page': {
      const { route, from, title, isBlank = false } = what;
      const asked = { isBlank, ...(from !== undefined && { from }), ...(title !== undefined && { title }) };
      return newPage({ ...options, ...asked }, route);
    }
    case 'translate':
      return beginTranslation(options, what.file, what.language);
    case 'new-file':
      return newFile(options, what.of, what.name);
    case 'create':
      return createFile(what, options, site);
  }
}

/** Writes a JSON file of one of the folders that begin with an underscore. */
function createFile(
  { folder, name, value }: Extract<Arrangement, { kind: 'create' }>,
  { isDryRun, carryOut }: EditOptions,
  { content }: StudioSite,
): EditResult {
  const fault = faultOfName(name);
  if (fault) {
    const better = addressName(name);
    throw new CannotRun(
      `${quote(name)} cannot be a name: it has ${fault}.${better ? ` Did you mean ${quote(better)}?` : ''}`,
    );
  }
  const to = `${folder}/${name}.json`;
  if (existsSync(join(content.directory, to)))
    throw new CannotRun(`There is a file ${to} already: choose another name.`);
  const files: FileChange[] = [{ to, after: writeFileText(value) }];
  if (!isDryRun) carryOut?.(files, content.directory);
  return { ok: true, text: '', files };
}

function describeFile({ from, to, before, after }: FileChange): ArrangedFile {
  const isEdited = from !== undefined && to !== undefined && typeof before === 'string' && typeof after === 'string';
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(isEdited && { diff: unifiedDiff(from, to, before, after, 0) }),
  };
}

const kinds: Record<Arrangement['kind'], string[]> = {
  move: ['from', 'to'],
  remove: ['target'],
  'new-page': ['route'],
  translate: ['file', 'language'],
  'new-file': ['of', 'name'],
  create: ['folder', 'name'],
};

const folders = ['_blocks', '_patterns', '_data', '_layouts'];

function readRequest(body: unknown): ArrangeRequest {
  const request = (isObject(body) ? body : {}) as unknown as Partial<ArrangeRequest>;
  const { what, label } = request;
  const texts = what && Object.hasOwn(kinds, what.kind) ? kinds[what.kind] : undefined;
  const isRight =
    typeof label === 'string' &&
    texts?.every((key) => typeof (what as unknown as Record<string, unknown>)[key] === 'string') &&
    (what?.kind !== 'create' || (folders.includes(what.folder) && typeof what.value === 'object')) &&
    (what?.kind !== 'new-file' || what.of === 'data' || what.of === 'layout');
  if (!isRight) throw new Refusal(422, { reason: 'The studio has sent a change that this server does not know.' });
  return request as ArrangeRequest;
}
