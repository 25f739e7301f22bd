/**
 * Finds elements that are wider than the window and that no box scrolls, clips or hides: a visitor would have to scroll
 * the page sideways, or miss them. Runs in the page.
 * @returns each element's tag, class and text
 */
export function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isContained = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  };
  const sticksOut = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      (right > clientWidth + 1 || left < -1) &&
      element.checkVisibility() &&
      !isContained(element)
    );
  };
  const found = [...document.querySelectorAll('body *')].filter(sticksOut);
  const described = found.map(
    (element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.slice(0, 60)}`,
  );
  return scrollWidth > clientWidth
    ? [`The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`, ...described]
    : described;
}
