import { arabic } from './arabic.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import type { InterfaceLabels } from './interfaceLabels.ts';

const labelsByLanguage: Partial<Record<string, InterfaceLabels>> = { ar: arabic, de: german, hi: hindi };

/** Languages beside English whose labels are included. */
export const builtInLanguages = Object.keys(labelsByLanguage);

/**
 * Labels of the interface in a language that is included in Lintel.
 * @param tag BCP 47 tag; only its language counts: `de-AT` is German
 * @returns undefined for English, which is the default, and for languages whose labels a site has to provide
 */
export const builtInLabelsOf = (tag: string): InterfaceLabels | undefined => labelsByLanguage[tag.replace(/-.*/s, '')];
