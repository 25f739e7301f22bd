/** English labels of maps, which `labels` of `_site.json` may override. */
export const mapLabels = {
  mapShow: 'Show map',
  mapOf: 'Map of {place}',
  mapOpen: 'Open the map',
};
