import { Button } from '@mantine/core';
import { consentWords } from '#shared/consentWords.ts';
import type { BlockContext } from '#shared/content.ts';
import { asksConsent, serviceNames, withDefaults } from '#shared/outsideScripts.ts';
import { hostOf } from '#ui/hostOf.ts';
import { Section } from '#ui/Section.tsx';
import classes from './Consent.module.css';
import type { Consent as Props } from './consent.types.ts';

/**
 * The services of a site, and the visitor's choice. `src/client/outsideScripts/consent.ts` says what was chosen and answers
 * to the buttons, on pages of sites that ask.
 */
export default function Consent({ eyebrow, heading, text, services = [], level, labels }: Props & BlockContext) {
  const words: typeof consentWords = { ...consentWords, ...labels };
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={text} level={level}>
      {services.length > 0 && (
        <div className={`surface bordered ${classes.panel}`}>
          <ul className={classes.services}>
            {services.map(withDefaults).map(({ service, from, needsConsent }) => (
              <li key={service + from}>
                <strong>{serviceNames[service]}</strong> <span className={classes.host}>{hostOf(from)}</span>
                <p>{words.consentCounts}</p>
                <p className={classes.when}>{needsConsent ? words.consentAsked : words.consentAlways}</p>
              </li>
            ))}
          </ul>
          {asksConsent(services) && <Now words={words} />}
        </div>
      )}
    </Section>
  );
}

/** What holds for this visitor, and how to change it. Only scripts know, and only they would load something: in dev they do not. */
function Now({ words }: { words: typeof consentWords }) {
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
