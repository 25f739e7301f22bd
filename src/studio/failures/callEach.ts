/** Calls each listener. One that throws is reported as an uncaught error is, and holds up no other and no caller. */
export function callEach<Given extends unknown[]>(
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
