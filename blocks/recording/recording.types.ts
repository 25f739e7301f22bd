// Generated from recording.schema.json by "npm run gen". Do not edit.
import type { Markup, Picture } from '#shared/content.ts';

/**
 * A video or a recording to listen to, from a file of _media, with captions and all its words to read. Nothing plays by itself.
 */
export interface Recording {
  /**
   * Name by which links reach this block ("/page#name"). Small letters of any script, digits and hyphens.
   */
  id?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of this block.
   */
  heading?: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: Markup;
  /**
   * What the recording is called, as "The open day in two minutes"; it stands below it, and people who do not see it hear it.
   */
  title: string;
  /**
   * A video (.mp4, .webm) or a sound (.mp3, .m4a, .ogg, .wav) of _media, as "events/open-day.mp4".
   */
  file: string;
  /**
   * What a video shows until somebody plays it: a file of _media, as "events/open-day.jpg". Of the same proportions as the video.
   */
  poster?: Picture;
  /**
   * What is said and heard in a video, to read while it plays: a WebVTT file of _media for each language, the site's own first.
   */
  captions?: {
    /**
     * A WebVTT file of _media, as "events/open-day.vtt".
     */
    file: string;
    /**
     * Code of the language, as "en", "hi" or "pt-BR".
     */
    language: string;
    /**
     * Name of the language in itself, as "English" or "हिन्दी"; visitors choose by it.
     */
    label: string;
  }[];
  /**
   * true for a video without sound, which needs no captions.
   */
  silent?: boolean;
  /**
   * What is said, heard and seen, to read in place of the recording. It opens below it.
   */
  transcript?: {
    /**
     * Words that open it, as "All the words of this video".
     */
    label: string;
    /**
     * The words, with who says them; paragraphs, lists and sub-headings are allowed.
     */
    text: Markup;
  };
}
