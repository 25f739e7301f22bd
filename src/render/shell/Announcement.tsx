import classes from './Announcement.module.css';
import { CloseButton } from './CloseButton.tsx';
import { closedAnnouncement } from './inlineScripts.ts';
import type { ShellProps } from './shellProps.ts';

/**
 * A sentence at the top of every page. It scrolls away with the page. Only scripts can remember that it was closed:
 * without them it has no button.
 */
export function Announcement({ site, labels }: ShellProps) {
  const { announcement } = site;
  if (!announcement) return null;
  const { text, look = 'info', closable } = announcement;
  return (
    <aside
      className={classes.announcement}
      data-tone={look === 'important' ? 'brand' : 'dark'}
      data-announcement={closable ? keyOf(text.html) : undefined}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own constant. */}
      {closable && <script dangerouslySetInnerHTML={{ __html: closedAnnouncement }} />}
      <div className={classes.row}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: parsed by the build with HTML switched off. */}
        <p dangerouslySetInnerHTML={{ __html: text.html }} />
        {closable && <CloseButton label={labels.close} data-scripted />}
      </div>
    </aside>
  );
}

/** A short name for a text, other for every text that a site is likely to have. */
export function keyOf(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
