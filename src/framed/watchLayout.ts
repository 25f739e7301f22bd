const layoutAttributes = [
  'style',
  'class',
  'hidden',
  'open',
  'aria-selected',
  'aria-expanded',
  'data-active',
  'data-off',
];

interface LayoutListener {
  /** Called at most once a frame. */
  onLayout: () => void;
  /** Called at once when texts or elements have changed. */
  onContent?: () => void;
}

/** Listens to changes of the layout of this page until a signal. */
export function watchLayout({ onLayout, onContent }: LayoutListener, signal?: AbortSignal): void {
  let frameRequest = 0;
  const notify = () => {
    frameRequest ||= requestAnimationFrame(() => {
      frameRequest = 0;
      onLayout();
    });
  };
  for (const name of ['scroll', 'resize', 'transitionend', 'animationend', 'toggle', 'load'])
    addEventListener(name, notify, { capture: true, passive: true, ...(signal && { signal }) });
  const resizeObserver = new ResizeObserver(notify);
  resizeObserver.observe(document.body);
  const mutationObserver = new MutationObserver((records) => {
    if (records.some(({ type }) => type !== 'attributes')) onContent?.();
    notify();
  });
  mutationObserver.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: layoutAttributes,
  });
  signal?.addEventListener('abort', () => {
    resizeObserver.disconnect();
    mutationObserver.disconnect();
    cancelAnimationFrame(frameRequest);
  });
}
