let region: HTMLElement | undefined;

/** Says a text to screen readers, politely. */
export function announce(text: string): void {
  region ??= document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'visually-hidden', role: 'status' }),
  );
  region.textContent = text;
}
