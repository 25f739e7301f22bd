import classes from './Announcement.module.css';
import { CloseButton } from './CloseButton.tsx';
import { announcementScript } from './inlineScripts.ts';
import type { ShellProps } from './shellProps.ts';

/**
 * A sentence at the top of every page, which scrolls away with the page. Without scripts it has no close button, as
 * only scripts can remember that it was closed.
 */
export function Announcement({ site, labels }: ShellProps) {
  const { announcement } = site;
  if (!announcement) return null;
  const { text, look = 'info', closable } = announcement;
  return (
    <aside
      className={classes.announcement}
      aria-label={labels.announcement}
      data-part="announcement"
      data-tone={look === 'important' ? 'brand' : 'dark'}
      data-announcement={closable ? hashText(text.html) : undefined}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own constant. */}
      {closable && <script dangerouslySetInnerHTML={{ __html: announcementScript }} />}
      <div className={classes.row}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: parsed by the build with HTML switched off. */}
        <p dangerouslySetInnerHTML={{ __html: text.html }} />
        {closable && <CloseButton label={labels.close} data-scripted />}
      </div>
    </aside>
  );
}

/** Short fingerprint of a text; collisions are unlikely among the texts of a site. */
export function hashText(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
