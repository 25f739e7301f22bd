/*
 * What blocks ask other sites for is one list of origins. Most are sent requests; those that are shown in a frame say so.
 */

const frame = 'frame ';

/** An origin that a block shows in a frame, as it stands in the list. */
export const asFrame = (origin: string): string => frame + origin;

/** The origins of a list that are sent requests. */
export const requested = (asked: Iterable<string>): string[] => [...asked].filter((one) => !one.startsWith(frame));

/** The origins of a list that are shown in frames. */
export const framed = (asked: Iterable<string>): string[] =>
  [...asked].filter((one) => one.startsWith(frame)).map((one) => one.slice(frame.length));
