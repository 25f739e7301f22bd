import { quote } from '#shared/formatText.ts';
import type { PublishRequest } from '#shared/publish.ts';
import { HttpError } from '../httpError.ts';
import { readBody, readPaths, readTexts } from './requestValidation.ts';

/** @throws HttpError if the body is no request to publish */
export function readPublishRequest(body: unknown): PublishRequest {
  const request = readBody(body) as unknown as PublishRequest;
  const { message, author, choices, theirs, allowedFolders = [] } = request;
  const files = readPaths(request.files);
  if (typeof message !== 'string' || message.trim() === '') throw new HttpError('Say in a few words what has changed.');
  const isName = (value: unknown) => typeof value === 'string' && value.trim() !== '' && !/[<>\n\0]/.test(value);
  if (author !== undefined && !(isName(author.name) && isName(author.email)))
    throw new HttpError(
      `${quote(String(author.name))} and ${quote(String(author.email))} cannot be a name and an e-mail address.`,
    );
  const validated = { ...request, files };
  return {
    ...validated,
    choices: readBody(choices ?? {}) as PublishRequest['choices'] & object,
    allowedFolders: readTexts(allowedFolders),
    ...(typeof theirs === 'string' && { theirs }),
  };
}
