import { isObject } from '#shared/json.ts';
import type { Places } from '../facts/facts.ts';
import { findPlaces } from '../facts/factsOf.ts';
import type { SiteView } from '../facts/siteView.ts';
import type { Container } from './graph.ts';

/** Where everything stands that a file of the site names; a page that was left unread is read. */
export function findContainerPlaces({ file, kind, page }: Container, view: SiteView): Places {
  const { json } = file;
  return findPlaces({ file, kind, ...(page && { page: { ...page, page: isObject(json) ? json : {} } }) }, view);
}
