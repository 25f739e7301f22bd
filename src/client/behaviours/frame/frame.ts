/**
 * Shows the page of another site that a button stands for: nothing was asked of that site before. Its frame waits in a
 * `template` behind the button, and takes the button's place and focus.
 */
export function showFrame(button: HTMLElement): void {
  const template = button.parentElement?.querySelector('template');
  const frame = template?.content.querySelector('iframe')?.cloneNode();
  if (!(frame instanceof HTMLIFrameElement)) return;
  button.hidden = true;
  template?.after(frame);
  frame.focus();
}
