/** Calls back with each document that a frame shows, as soon as it can be read; the result stops it. */
export function watchFrameDocument(frame: HTMLIFrameElement, onDocument: (document: Document) => void): () => void {
  let lastDocument: Document | undefined;
  let frameRequest = 0;
  const check = () => {
    const document = frame.contentDocument;
    if (document && document !== lastDocument && document.URL !== 'about:blank' && document.readyState !== 'loading') {
      lastDocument = document;
      // The frame has no event before the next document, but the window of the old one has.
      document.defaultView?.addEventListener('pagehide', wait);
      onDocument(document);
    } else frameRequest = requestAnimationFrame(check);
  };
  const wait = () => {
    cancelAnimationFrame(frameRequest);
    frameRequest = requestAnimationFrame(check);
  };
  const loaded = () => {
    if (frame.contentDocument !== lastDocument) wait();
  };
  frame.addEventListener('load', loaded);
  wait();
  return () => {
    cancelAnimationFrame(frameRequest);
    frame.removeEventListener('load', loaded);
    lastDocument?.defaultView?.removeEventListener('pagehide', wait);
  };
}
