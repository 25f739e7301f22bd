import { SourceMap, type SourceMapPayload } from 'node:module';
import type { ViteDevServer } from 'vite';
import { describeFailedCode, findFailedPlace } from '#engine/problems/failedCode.ts';
import { mapFrame, type SourceFrame } from '#engine/store/sourceMaps.ts';
import type { BrowserFailure } from '#shared/devState.ts';

/** Frame of a stack in Chromium (`at name (address:1:2)`) and in Firefox and Safari (`name@address:1:2`). */
const framePattern = /^\s*(?:at )?(?:(?:async )?(.*?) ?[(@])?(https?:\/\/.*?):(\d+):(\d+)\)?$/;

/**
 * Describes an error that a browser has reported, at its place in the source.
 * @returns text for people; empty for an error outside of the code of blocks and features, as of a browser's extension
 */
export async function describeBrowserFailure(
  { message, stack }: BrowserFailure,
  server: ViteDevServer,
): Promise<string> {
  const frames = await Promise.all(stack.split('\n').map((line) => readFrame(line, server)));
  const place = findFailedPlace(frames.flatMap((frame) => frame ?? []));
  if (!place) return '';
  return [`The code of this page has failed in the browser: ${message}`, '', ...describeFailedCode(place)].join('\n');
}

/** Frame in a module of the dev server, at the place from which it was compiled; undefined for any other. */
async function readFrame(text: string, server: ViteDevServer): Promise<SourceFrame | undefined> {
  const [, name = '', address = '', line, column] = framePattern.exec(text) ?? [];
  if (!URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  const module = await server.environments.client.moduleGraph.getModuleByUrl(pathname + search);
  if (!module?.file) return undefined;
  const { file } = module;
  const payload = module.transformResult?.map as SourceMapPayload | undefined;
  const map = payload?.mappings ? new SourceMap(payload) : undefined;
  return mapFrame({ name, file, line: Number(line), column: Number(column) }, map, () => file);
}
