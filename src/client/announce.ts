let region: HTMLElement | undefined;

/** Announces a text to screen readers, politely. */
export function announce(text: string): void {
  region ??= document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'visually-hidden', role: 'status' }),
  );
  region.textContent = text;
}
