import { Button } from '@mantine/core';
import { consentLabels } from '#shared/consentLabels.ts';
import { requiresConsent } from '#shared/outsideScripts.ts';
import { Text } from '#ui/Text.tsx';
import classes from './ConsentBar.module.css';
import { ShellLink } from './ShellLink.tsx';
import type { ShellProps } from './shellProps.ts';

/**
 * Asks visitors for consent before external services run. `src/client/outsideScripts/consent.ts` shows it to those who
 * have not chosen yet. It is displayed at the lower edge, and comes early for keyboards and screen readers.
 */
export function ConsentBar({ site }: ShellProps) {
  const { consent, outsideScripts, labels } = site;
  if (!consent || !requiresConsent(outsideScripts)) return null;
  const words = { ...consentLabels, ...labels };
  return (
    <section
      className={classes.bar}
      aria-label={words.consent}
      data-tone="dark"
      data-part="consent"
      data-consent-bar
      hidden
    >
      <div className={classes.row}>
        <div className={classes.text}>
          <Text markup={consent.text} />
          {consent.link && <ShellLink link={consent.link}>{words.consentMore}</ShellLink>}
        </div>
        <div className={classes.choices}>
          <Button type="button" variant="secondary" data-consent="refuse">
            {words.consentRefuse}
          </Button>
          <Button type="button" variant="secondary" data-consent="allow">
            {words.consentAllow}
          </Button>
        </div>
      </div>
    </section>
  );
}
