/**
 * Calls all listeners. An exception is reported as an uncaught error, and neither stops other listeners nor the caller.
 */
export function notifyListeners<Given extends unknown[]>(
  listeners: Iterable<(...given: Given) => void>,
  ...given: Given
): void {
  for (const listener of listeners)
    try {
      listener(...given);
    } catch (error) {
      reportError(error);
    }
}
