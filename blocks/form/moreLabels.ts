import type { Labels } from '#shared/content.ts';
import { laterLabels } from '#shared/laterLabels.ts';
import type { Form } from './form.types.ts';
import { hasExtras, hasParts } from './rareForms.ts';

/** Labels in the code of steps, groups, and of coming back later. */
const partLabels: readonly (keyof Labels)[] = [
  ...(['stepOf', 'checkAnswers', 'change', 'notAnswered', 'yes', 'no'] as const),
  ...(['addItem', 'removeItem', 'moveUp', 'moveDown', 'itemAdded', 'itemRemoved', 'itemMoved'] as const),
  ...(['savedHere', 'restored', 'startAgain'] as const),
];

/** Labels in the code of closing dates, places, guards and rare inputs. */
const extraLabels: readonly (keyof Labels)[] = [
  ...(['leaveEmpty', 'day', 'month', 'year', 'formClosed', 'formFull'] as const),
  ...(['typeSignature', 'drawSignature', 'signatureName', 'signaturePad', 'clearSignature'] as const),
  ...(['drawnSignature', 'unreadableSignature', 'filesChosen', 'uploading'] as const),
  ...(['removeItem', 'itemAdded', 'itemRemoved'] as const),
];

/** Names of labels that few forms need: they come along with the code that shows them. */
export const moreLabels = (form: Form): string[] => [
  ...new Set([
    ...(hasParts(form) ? partLabels : []),
    ...(hasExtras(form) ? extraLabels : []),
    ...(form.resumeDays === undefined ? [] : Object.keys(laterLabels)),
  ]),
];
