/** English labels of pages with pictures that move for long, which `labels` of `_site.json` may override. */
export const motionLabels = {
  pausePictures: 'Pause moving pictures',
};
