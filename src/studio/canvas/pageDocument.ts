/**
 * Calls back with each document that a frame shows, as soon as it can be read.
 * @returns what ends that
 */
export function followDocument(frame: HTMLIFrameElement, take: (document: Document) => void): () => void {
  let known: Document | undefined;
  let turn = 0;
  const look = () => {
    const document = frame.contentDocument;
    if (document && document !== known && document.URL !== 'about:blank' && document.readyState !== 'loading') {
      known = document;
      // Before another one comes, the frame says nothing: the old one's window does.
      document.defaultView?.addEventListener('pagehide', wait);
      take(document);
    } else turn = requestAnimationFrame(look);
  };
  const wait = () => {
    cancelAnimationFrame(turn);
    turn = requestAnimationFrame(look);
  };
  const loaded = () => {
    if (frame.contentDocument !== known) wait();
  };
  frame.addEventListener('load', loaded);
  wait();
  return () => {
    cancelAnimationFrame(turn);
    frame.removeEventListener('load', loaded);
    known?.defaultView?.removeEventListener('pagehide', wait);
  };
}
