/** An empty frame with a sign of a picture in it: it says without words that a picture belongs here. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" fill="none" stroke="#8a8a8a" stroke-linecap="round" stroke-linejoin="round">' +
  '<path fill="#f1f1f1" stroke="none" d="M0 0h480v320H0z"/><path stroke-width="3" stroke-dasharray="10 9" d="M8 8h464v304H8z"/>' +
  '<g stroke-width="5"><path d="M192 120h96v80h-96zM192 182l26-26 42 44m-14-14 16-16 26 26M264 142h.1"/></g></svg>';

/** Picture that stands in a place until one is chosen; clicking on it opens the field with the drop zone. */
export const promptPicture = {
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  alt: '',
  width: 480,
  height: 320,
};
