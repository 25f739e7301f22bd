/**
 * Puts an element that is typed into in the place of another one, which is hidden as long.
 * @returns what takes it away again
 */
export function putInPlace(element: HTMLElement, container: HTMLElement): () => void {
  element.dataset.typing = '';
  container.after(element);
  const hidden = container.style.display;
  container.style.display = 'none';
  return () => {
    element.remove();
    container.style.display = hidden;
  };
}
