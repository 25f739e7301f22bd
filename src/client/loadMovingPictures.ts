/** Distance from the view at which the pictures of moving lines are fetched, in px: about a screen and a half. */
const nearPx = 1250;

// Browsers do not notice that a lazy picture comes into view by a moving line, so all of them are loaded in advance.
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      for (const image of isIntersecting ? target.querySelectorAll('img') : []) image.loading = 'eager';
  },
  { rootMargin: `${nearPx}px` },
);

/** Fetches the pictures of all moving lines below an element before they come into view. */
export function loadMovingPictures(root: ParentNode): void {
  for (const lines of root.querySelectorAll('[data-moves]')) near.observe(lines);
}
