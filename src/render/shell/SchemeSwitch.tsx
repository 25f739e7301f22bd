import { schemeLabels } from '#shared/content.ts';
import type { Site } from '../site.types.ts';
import classes from './SchemeSwitch.module.css';

/**
 * Lets visitors choose between light and dark pages; handled by `src/client/colourScheme.ts`. A native `select`, which
 * every keyboard and screen reader supports, lies invisibly over a sign.
 */
export function SchemeSwitch({ labels }: { labels: Site['labels'] }) {
  const words = { ...schemeLabels, ...labels };
  return (
    <div className={classes.switch} data-scripted data-part="scheme-switch">
      <select aria-label={words.scheme} title={words.scheme} autoComplete="off" data-scheme-switch>
        <option value="">{words.schemeSystem}</option>
        <option value="light">{words.schemeLight}</option>
        <option value="dark">{words.schemeDark}</option>
      </select>
    </div>
  );
}
