import { Button } from '@mantine/core';
import { consentWords } from '#shared/consentWords.ts';
import { asksConsent } from '#shared/outsideScripts.ts';
import { Text } from '#ui/Text.tsx';
import classes from './ConsentBar.module.css';
import { ShellLink } from './ShellLink.tsx';
import type { ShellProps } from './shellProps.ts';

/**
 * Asks visitors before services of others run. `src/client/outsideScripts/consent.ts` shows it to those who have not
 * chosen yet: it lies at the lower edge, and comes early for keyboards and screen readers.
 */
export function ConsentBar({ site }: ShellProps) {
  const { consent, outsideScripts, labels } = site;
  if (!consent || !asksConsent(outsideScripts)) return null;
  const words = { ...consentWords, ...labels };
  return (
    <section className={classes.bar} aria-label={words.consent} data-tone="dark" data-consent-bar hidden>
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
