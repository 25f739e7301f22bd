import { flushSync } from 'react-dom';

/** Renders changes at once, so that what they show can take the focus. */
export const renderNow = (change: () => void): void => flushSync(change);
