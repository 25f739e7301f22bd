/* Origins that blocks request are one list of strings. A prefix marks those that are shown in a frame. */

const framePrefix = 'frame ';

/** List entry for an origin that a block shows in a frame. */
export const toFrameEntry = (origin: string): string => framePrefix + origin;

export const requestedOriginsIn = (origins: Iterable<string>): string[] =>
  [...origins].filter((origin) => !origin.startsWith(framePrefix));

export const framedOriginsIn = (origins: Iterable<string>): string[] =>
  [...origins].filter((origin) => origin.startsWith(framePrefix)).map((origin) => origin.slice(framePrefix.length));
