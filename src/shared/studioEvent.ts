/** Server-sent event. `GET events` */
export type StudioEvent =
  /** Files were saved, by the studio or another program; pages are updated at once. */
  | { kind: 'saved'; files: string[] }
  /** The check of the whole site has finished. */
  | { kind: 'checked' };
