import { noteDependency } from './dependencyRecord.ts';
import type { ResolveScope } from './scope.ts';

/** BCP 47 tag of the site's language, recorded as a dependency. */
export function languageOf({ context, uses }: Pick<ResolveScope, 'context' | 'uses'>): string {
  noteDependency(uses, 'site.language');
  return context.language;
}
