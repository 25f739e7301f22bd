/** Hides an element and puts another one in its place; the result undoes it. */
export function replaceTemporarily(element: HTMLElement, container: HTMLElement): () => void {
  element.dataset.typing = '';
  container.after(element);
  const hidden = container.style.display;
  container.style.display = 'none';
  return () => {
    element.remove();
    container.style.display = hidden;
  };
}
