import { type HeldStroke, isHeldStroke } from './heldKeys.ts';
import { isObject } from './json.ts';
import { type Check, isBoolean, isNumber, isText, listOf, optional, shaped } from './messageShape.ts';
import {
  type BlockDragMark,
  type Format,
  isDragMark,
  isFormat,
  isPlace,
  isRects,
  isTargets,
  type MarkedTargets,
  type MarkRects,
} from './pageMarks.ts';
import type { PageTrace } from './pageTrace.ts';
import type { FileLocation } from './studio.ts';

/*
 * Messages between the studio and a page in one of its frames, which is of another origin. Both sides check who has sent
 * a message, and its shape: a script of the page can send whatever it likes.
 */

/** A key with its modifiers, as in a keyboard event. */
export interface PressedKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Picture or other file of a clipboard. */
export interface PastedFile {
  name: string;
  /** Media type: `image/png`. */
  type: string;
  bytes: ArrayBuffer;
}

/** Size of a picture on a page, CSS px. */
export interface ShownPicture {
  width: number;
  height: number;
  isCropped: boolean;
}

export type MessageToPage =
  /** Lets clicks and keys select and edit instead of doing what they do for visitors. */
  | { kind: 'edit'; isTrying: boolean; shortcuts: string[] }
  /** Ends editing. */
  | { kind: 'release' }
  /** `trace` is absent while it is loading, and if there is none; then `isKnown` is true. */
  | { kind: 'trace'; trace: PageTrace | undefined; isKnown: boolean }
  /** @param choice number of the last choice on the page that the studio knows of */
  | { kind: 'select'; place: FileLocation | undefined; choice: number }
  /**
   * Scrolls to a block that was inserted or moved, once the page shows it there. In a new one typing begins in `text`, as
   * soon as the page shows there what is `shown`.
   */
  | { kind: 'arrive'; place: FileLocation; text: FileLocation | undefined; shown: string }
  /** The user does not want to type into the new block. */
  | { kind: 'cancelArrival' }
  /** A key of the canvas that was pressed in the studio. */
  | { kind: 'key'; key: string; shiftKey: boolean }
  /** Points at a part of the page, px of the page; absent when nothing is pointed at any more. */
  | { kind: 'point'; x: number | undefined; y: number | undefined }
  /** A block is dragged over the page by the studio, px of the page. */
  | { kind: 'drag'; block: FileLocation; x: number; y: number }
  /** Ends `drag`; the page answers `dropped` if it was not given up. */
  | { kind: 'endDrag'; isDropped: boolean }
  /** Shows a text before it is saved, in place of the saved one. */
  | { kind: 'preview'; place: FileLocation; text: string; saved: string | undefined }
  /**
   * Answers `wantsTyping`. `held` is what was typed in the studio before; with `isLeft` the text is closed after that.
   */
  | { kind: 'type'; request: number; text: string; name: string; held: HeldStroke[]; isLeft: boolean }
  /** Answers `wantsTyping` if the file says something else at its place: it is to be found anew, with the trace sent before. */
  | { kind: 'findAgain'; request: number }
  /** Answers `wantsTyping` for what is no text of a file. */
  | { kind: 'refuseTyping'; request: number }
  /** Shows a text that was saved elsewhere while it is typed into; numbers as in `followedText.ts`. */
  | { kind: 'written'; request: number; number: number; text: string; shown: string }
  | { kind: 'format'; format: Format }
  | { kind: 'askForLink' }
  /**
   * Ends `askForLink`: undefined changes nothing, an empty address removes the link. `name` is that of the target, which
   * is written where no words are selected.
   */
  | { kind: 'link'; href: string | undefined; name: string }
  /** Sent when typed text has been saved. */
  | { kind: 'follow' }
  /** Files have been saved. */
  | { kind: 'saved' }
  | { kind: 'open'; address: string }
  | { kind: 'reload' }
  /** Reports the area of a block now and whenever it changes. */
  | { kind: 'watchBlock'; at: string }
  /** Reports the sizes of the pictures at or below a source location as soon as the page has a width. */
  | { kind: 'measurePictures'; trace: PageTrace; place: FileLocation; width: number };

export type MessageFromPage =
  /** The page can be read; `address` is its path and search. */
  | { kind: 'ready'; address: string }
  /** The page shows another address without a new document. */
  | { kind: 'moved'; address: string }
  | { kind: 'leaving' }
  | { kind: 'marks'; targets: MarkedTargets; rects: MarkRects }
  /** `isToType` is true if typing is about to begin there: the focus has to stay on the page. */
  | { kind: 'chosen'; place: FileLocation | undefined; choice: number; isToType: boolean }
  /** `shown` is the text on the page; `isAgain` is true if it was found anew. */
  | { kind: 'wantsTyping'; request: number; place: FileLocation; shown: string; isAgain: boolean }
  /** A key that could have begun typing has not: nothing of a text is selected. */
  | { kind: 'nothingToType' }
  /** `seen` is the number of the last written text that the page has taken over. */
  | { kind: 'typed'; request: number; text: string; seen: number }
  | { kind: 'typingEnded'; request: number; hasChanged: boolean }
  /** Asks for the address of a link; `href` is the present one. */
  | { kind: 'wantsLink'; href: string }
  | { kind: 'key'; pressed: PressedKey }
  /** A dragged block was let go. */
  | { kind: 'dropped'; mark: BlockDragMark }
  /** A link to what is wrong was followed. */
  | { kind: 'wantsSource'; place: FileLocation }
  /** Something was pasted: on the page, or into a text that has taken only a part of it. */
  | { kind: 'pasted'; html: string; text: string; files: PastedFile[]; isInText: boolean }
  /** Files are dragged over the page, which came there without crossing the studio. */
  | { kind: 'filesOver' }
  /** The studio's part inside the page has failed; `typed` is the text that was being typed. */
  | { kind: 'failed'; message: string; stack: string; typed: { name: string; text: string } | undefined }
  | { kind: 'blockArea'; area: { left: number; top: number; width: number; height: number } | undefined }
  | { kind: 'pictures'; width: number; shown: ShownPicture[] };

type Message = MessageToPage | MessageFromPage;
type Shapes<Sent extends Message> = {
  [Kind in Sent['kind']]: { [Key in Exclude<keyof Extract<Sent, { kind: Kind }>, 'kind'>]: Check };
};

const isPastedFile = shaped({ name: isText, type: isText, bytes: (value) => value instanceof ArrayBuffer });
const isPressedKey = shaped({
  key: isText,
  code: isText,
  ctrlKey: isBoolean,
  metaKey: isBoolean,
  altKey: isBoolean,
  shiftKey: isBoolean,
});
const isArea = shaped({ left: isNumber, top: isNumber, width: isNumber, height: isNumber });
const isShownPicture = shaped({ width: isNumber, height: isNumber, isCropped: isBoolean });

const shapesToPage: Shapes<MessageToPage> = {
  edit: { isTrying: isBoolean, shortcuts: listOf(isText) },
  release: {},
  trace: { trace: optional(isObject), isKnown: isBoolean },
  select: { place: optional(isPlace), choice: isNumber },
  arrive: { place: isPlace, text: optional(isPlace), shown: isText },
  cancelArrival: {},
  key: { key: isText, shiftKey: isBoolean },
  point: { x: optional(isNumber), y: optional(isNumber) },
  drag: { block: isPlace, x: isNumber, y: isNumber },
  endDrag: { isDropped: isBoolean },
  preview: { place: isPlace, text: isText, saved: optional(isText) },
  type: { request: isNumber, text: isText, name: isText, held: listOf(isHeldStroke), isLeft: isBoolean },
  findAgain: { request: isNumber },
  refuseTyping: { request: isNumber },
  written: { request: isNumber, number: isNumber, text: isText, shown: isText },
  format: { format: isFormat },
  askForLink: {},
  link: { href: optional(isText), name: isText },
  follow: {},
  saved: {},
  open: { address: isText },
  reload: {},
  watchBlock: { at: isText },
  measurePictures: { trace: isObject, place: isPlace, width: isNumber },
};

const shapesFromPage: Shapes<MessageFromPage> = {
  ready: { address: isText },
  moved: { address: isText },
  leaving: {},
  marks: { targets: isTargets, rects: isRects },
  chosen: { place: optional(isPlace), choice: isNumber, isToType: isBoolean },
  wantsTyping: { request: isNumber, place: isPlace, shown: isText, isAgain: isBoolean },
  nothingToType: {},
  typed: { request: isNumber, text: isText, seen: isNumber },
  typingEnded: { request: isNumber, hasChanged: isBoolean },
  wantsLink: { href: isText },
  key: { pressed: isPressedKey },
  dropped: { mark: isDragMark },
  wantsSource: { place: isPlace },
  pasted: { html: isText, text: isText, files: listOf(isPastedFile), isInText: isBoolean },
  filesOver: {},
  failed: { message: isText, stack: isText, typed: optional(shaped({ name: isText, text: isText })) },
  blockArea: { area: optional(isArea) },
  pictures: { width: isNumber, shown: listOf(isShownPicture) },
};

/** Wraps a message, so that it differs from those of other programs in the page. */
export const wrapMessage = (message: Message): { lintel: Message } => ({ lintel: message });

function readMessage(data: unknown, shapes: Record<string, Record<string, Check>>): unknown {
  const message = isObject(data) ? (data as { lintel?: unknown }).lintel : undefined;
  if (!isObject(message) || typeof message.kind !== 'string' || !Object.hasOwn(shapes, message.kind)) return undefined;
  return shaped({ kind: isText, ...shapes[message.kind] })(message) ? message : undefined;
}

/** Message in the data of an event; undefined if it is none. */
export const readMessageToPage = (data: unknown): MessageToPage | undefined =>
  readMessage(data, shapesToPage) as MessageToPage | undefined;

/** Message in the data of an event; undefined if it is none. */
export const readMessageFromPage = (data: unknown): MessageFromPage | undefined =>
  readMessage(data, shapesFromPage) as MessageFromPage | undefined;

/** Functions that handle the messages of some kinds. */
export type MessageHandlers<Sent extends Message> = {
  [Kind in Sent['kind']]?: (message: Extract<Sent, { kind: Kind }>) => void;
};

/** Attribute of a link to the source of an error; its value is that of `data-at`. */
export const studioSourceAttribute = 'data-source-at';

/** Name of the `meta` element in a framed page that holds the origin of the studio. */
export const studioOriginName = 'lintel-studio';

/** Parameter of an address at which the dev server serves a page without scripts of its own. */
export const withoutScripts = 'scripts=off';

/** @param search of the page's address */
export const hasOwnScripts = (search: string): boolean =>
  !search.replace(/^\?/, '').split('&').includes(withoutScripts);
