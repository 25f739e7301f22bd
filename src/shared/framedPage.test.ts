import { expect, it } from 'vitest';
import {
  hasOwnScripts,
  type MessageFromPage,
  type MessageToPage,
  readMessageFromPage,
  readMessageToPage,
  wrapMessage,
} from './framedPage.ts';

const place = { file: 'visit.json', pointer: '/blocks/0' };
const rect = { left: 0, top: 1, right: 2, bottom: 3 };
const pressed = { key: 'z', code: 'KeyZ', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
const trace = { origins: [], blocks: [], shell: { texts: [], pictures: [], icons: [] } };

/** At least one message of each kind. */
const fromPage: { [Kind in MessageFromPage['kind']]: Extract<MessageFromPage, { kind: Kind }>[] } = {
  ready: [{ kind: 'ready', address: '/visit?at=2030-01-01' }],
  moved: [{ kind: 'moved', address: '/' }],
  leaving: [{ kind: 'leaving' }],
  marks: [
    { kind: 'marks', targets: { isInField: false }, rects: {} },
    {
      kind: 'marks',
      targets: {
        hovered: { place, kind: 'value', block: place },
        selected: { place, kind: 'block' },
        hasNext: true,
        hasPrevious: false,
        drag: { block: place },
        typing: { isRich: true, isFlow: false, active: ['bold'] },
        isInField: true,
      },
      rects: { hovered: rect, hoveredBlock: rect, selected: rect, selectedBlock: rect, typing: rect, drop: rect },
    },
  ],
  chosen: [
    { kind: 'chosen', place, choice: 1, isToType: false },
    { kind: 'chosen', place: undefined, choice: 2, isToType: true },
  ],
  wantsTyping: [{ kind: 'wantsTyping', request: 1, place, shown: 'Come', isAgain: false }],
  nothingToType: [{ kind: 'nothingToType' }],
  typed: [{ kind: 'typed', request: 1, text: '', seen: 0 }],
  typingEnded: [{ kind: 'typingEnded', request: 1, hasChanged: true }],
  wantsLink: [{ kind: 'wantsLink', href: '/about' }],
  key: [{ kind: 'key', pressed }],
  wantsSource: [{ kind: 'wantsSource', place: { file: 'about.json', pointer: '/blocks/0' } }],
  dropped: [{ kind: 'dropped', mark: { block: place, beside: place, side: 'before' } }],
  pasted: [
    { kind: 'pasted', html: '<p>', text: '', files: [], isInText: false },
    {
      ...{ kind: 'pasted', html: '', text: 'a', isInText: true },
      files: [{ name: 'a.png', type: 'image/png', bytes: new ArrayBuffer(2) }],
    },
  ],
  filesOver: [{ kind: 'filesOver' }],
  failed: [
    { kind: 'failed', message: 'no', stack: '', typed: undefined },
    { kind: 'failed', message: 'no', stack: 'at', typed: { name: 'Text', text: 'a' } },
  ],
  blockArea: [
    { kind: 'blockArea', area: undefined },
    { kind: 'blockArea', area: { left: 0, top: 0, width: 1, height: 1 } },
  ],
  pictures: [{ kind: 'pictures', width: 390, shown: [{ width: 1, height: 2, isCropped: true }] }],
};

const toPage: MessageToPage[] = [
  { kind: 'edit', isTrying: false, shortcuts: ['mod+K'] },
  { kind: 'release' },
  { kind: 'trace', trace: undefined, isKnown: false },
  { kind: 'trace', trace, isKnown: true },
  { kind: 'select', place, choice: 0 },
  { kind: 'key', key: 'Tab', shiftKey: true },
  { kind: 'point', x: 1, y: 2.5 },
  { kind: 'point', x: undefined, y: undefined },
  { kind: 'preview', place, text: 'a', saved: undefined },
  { kind: 'type', request: 1, text: 'a', name: 'Heading', held: [{ text: 'a', shiftKey: false }], isLeft: false },
  { kind: 'written', request: 1, number: 1, text: 'b', shown: 'a' },
  { kind: 'format', format: 'link' },
  { kind: 'askForLink' },
  { kind: 'link', href: undefined, name: '' },
  { kind: 'follow' },
  { kind: 'saved' },
  { kind: 'open', address: '/' },
  { kind: 'reload' },
  { kind: 'watchBlock', at: 'visit.json#/blocks/0' },
  { kind: 'measurePictures', trace, place, width: 390 },
];

/** Data as it arrives in the other window. */
const send = (message: Parameters<typeof wrapMessage>[0]) => structuredClone(wrapMessage(message));

it('passes on every message that one side sends, to the other side alone', () => {
  for (const message of Object.values(fromPage).flat()) {
    expect(readMessageFromPage(send(message))).toEqual(message);
    if (message.kind !== 'key') expect(readMessageToPage(send(message))).toBeUndefined();
  }
  for (const message of toPage) {
    expect(readMessageToPage(send(message))).toEqual(message);
    if (message.kind !== 'key') expect(readMessageFromPage(send(message))).toBeUndefined();
  }
});

it('refuses a message with a value that is missing, of another type, or unknown', () => {
  for (const message of Object.values(fromPage).flat())
    for (const key of Object.keys(message)) {
      const wrong = [{}, [1], 'text', 1, true, null, Number.NaN, { file: 1, pointer: '' }, () => {}];
      const value = message[key as keyof typeof message];
      const others = wrong.filter((one) => typeof one !== typeof value || typeof value === 'object');
      for (const other of key === 'rects' ? [] : others)
        expect([message, key, readMessageFromPage({ lintel: { ...message, [key]: other } })]).toEqual([
          message,
          key,
          undefined,
        ]);
      expect(readMessageFromPage({ lintel: { ...message, more: 1 } })).toBeUndefined();
    }
});

it.each([undefined, null, 1, '', 'ready', [], {}, { lintel: null }, { lintel: 'ready' }, { lintel: [] }])(
  'takes %j for no message',
  (data) => {
    expect(readMessageFromPage(data)).toBeUndefined();
    expect(readMessageToPage(data)).toBeUndefined();
  },
);

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])('knows no message of the kind %j', (kind) => {
  expect(readMessageFromPage({ lintel: { kind } })).toBeUndefined();
  expect(readMessageToPage({ lintel: { kind } })).toBeUndefined();
});

it('knows an address without scripts by its parameter', () => {
  for (const search of ['?scripts=off', '?at=2030-01-01&scripts=off', '?scripts=off&drafts=off'])
    expect(hasOwnScripts(search)).toBe(false);
  for (const search of ['', '?', '?scripts=on', '?noscripts=off', '?at=scripts=off'])
    expect(hasOwnScripts(search)).toBe(true);
});
