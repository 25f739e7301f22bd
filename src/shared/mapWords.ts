/** English words of maps, used where `_site.json` has none of its own in `labels`. */
export const mapWords = {
  mapShow: 'Show map',
  mapOf: 'Map of {place}',
  mapOpen: 'Open the map',
};
