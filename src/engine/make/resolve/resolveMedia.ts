import type { Schema } from '#engine/content/schema/schema.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { originalAddress } from '../images/convertMedia.ts';
import { createOriginalUse, createPictureUse } from '../images/mediaUse.ts';
import { noteDependency, noteMediaUse } from './dependencyRecord.ts';
import { promptPicture } from './promptPicture.ts';
import { lookUpMediaFile } from './resolveLink.ts';
import type { ResolveScope } from './scope.ts';

/**
 * Resolves a file of `_media` for a component: the address of a file, a picture with its sizes, or the name of a file that
 * only the build reads. Undefined if there is no such file.
 */
export function resolveMedia(value: string | JsonObject, schema: Schema, scope: ResolveScope): Json | undefined {
  const inDark = isObject(value) && typeof value.srcInDark === 'string' && resolveDarkVariant(value, schema, scope);
  if (inDark && colourSchemeOf(scope) === 'dark') return inDark;
  const resolved = resolveFile(value, schema, scope);
  if (!inDark || !isObject(resolved)) return resolved;
  const { alt, focus, moves, movesLong, ...file } = inDark;
  return { ...resolved, inDark: file };
}

function colourSchemeOf({ context: { site }, uses }: ResolveScope): Json | undefined {
  noteDependency(uses, 'site.theme.scheme');
  return isObject(site.theme) ? site.theme.scheme : undefined;
}

function resolveDarkVariant(
  { srcInDark, ...otherValues }: JsonObject,
  schema: Schema,
  scope: ResolveScope,
): JsonObject | undefined {
  if (!['dark', 'auto'].includes(String(colourSchemeOf(scope)))) return undefined;
  const resolved = resolveFile({ ...otherValues, src: srcInDark }, schema, scope);
  return isObject(resolved) ? resolved : undefined;
}

function resolveFile(value: string | JsonObject, schema: Schema, scope: ResolveScope): Json | undefined {
  const path = replaceTokens(String(typeof value === 'string' ? value : value.src), scope.tokens);
  const isPicture = isObject(schema.properties);
  if (path === '' && isPicture && scope.context.hasPrompts) return { ...promptPicture };
  const media = lookUpMediaFile(path, scope);
  if (!media) return undefined;
  if (schema.isForBuild) {
    scope.files?.push(media);
    return media.path;
  }
  if (!isPicture || media.kind !== 'raster') {
    noteMediaUse(scope.uses, createOriginalUse(media));
    const address = scope.context.base + originalAddress(media);
    return isPicture ? createPictureProps(address, value, media, scope) : address;
  }
  const { widths, sizes } = schema.place ?? defaultPicturePlace;
  const use = createPictureUse(media, widths);
  noteMediaUse(scope.uses, use);
  const picture = createPictureProps(scope.context.base + use.src, value, media, scope);
  const motion = media.isMoving && { moves: true, ...(media.movesLong && { movesLong: true }) };
  return { ...picture, widths: use.widths, sizes, ...motion };
}

const defaultPicturePlace: NonNullable<Schema['place']> = { widths: [480, 960, 1600], sizes: '100vw' };

function createPictureProps(
  src: string,
  value: string | JsonObject,
  media: { width: number; height: number },
  scope: ResolveScope,
): JsonObject {
  const { alt, focus } = isObject(value) ? value : {};
  return {
    src,
    alt: typeof alt === 'string' ? replaceTokens(alt, scope.tokens) : '',
    width: media.width,
    height: media.height,
    ...(typeof focus === 'string' && { focus }),
  };
}
