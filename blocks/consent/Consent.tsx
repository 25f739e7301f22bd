import { Button } from '@mantine/core';
import { consentLabels } from '#shared/consentLabels.ts';
import type { BlockContext } from '#shared/content.ts';
import { requiresConsent, resolveScript, serviceNames } from '#shared/outsideScripts.ts';
import { hostOf } from '#ui/hostOf.ts';
import { Section } from '#ui/Section.tsx';
import classes from './Consent.module.css';
import type { Consent as Props } from './consent.types.ts';

/**
 * The services of a site, and the visitor's choice. `src/client/outsideScripts/consent.ts` shows the choice and handles
 * the buttons, on pages of sites that ask for consent.
 */
export default function Consent({ eyebrow, heading, text, services = [], level, labels }: Props & BlockContext) {
  const words: typeof consentLabels = { ...consentLabels, ...labels };
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={text} level={level}>
      {services.length > 0 && (
        <div className={`surface bordered ${classes.panel}`}>
          <ul className={classes.services}>
            {services.map(resolveScript).map(({ service, from, needsConsent }) => (
              <li key={service + from}>
                <strong>{serviceNames[service]}</strong> <span className={classes.host}>{hostOf(from)}</span>
                <p>{words.consentCounts}</p>
                <p className={classes.when}>{needsConsent ? words.consentAsked : words.consentAlways}</p>
              </li>
            ))}
          </ul>
          {requiresConsent(services) && <CurrentConsent words={words} />}
        </div>
      )}
    </Section>
  );
}

/**
 * The visitor's choice, and buttons to change it. Only scripts know the choice, and only scripts load services: in dev
 * they load none.
 */
function CurrentConsent({ words }: { words: typeof consentLabels }) {
  return (
    <div className={classes.now} data-consent-now data-scripted data-pagefind-ignore>
      <div role="status" className={classes.state} data-consent-state>
        <p data-state="none">{words.consentNone}</p>
        <p data-state="allowed" hidden>
          {words.consentAllowed}
        </p>
        <p data-state="refused" hidden>
          {words.consentRefused}
        </p>
      </div>
      <div className={`row ${classes.choices}`}>
        <Button type="button" variant="secondary" disabled data-consent="refuse">
          {words.consentRefuse}
        </Button>
        <Button type="button" variant="secondary" disabled data-consent="allow">
          {words.consentAllow}
        </Button>
      </div>
    </div>
  );
}
