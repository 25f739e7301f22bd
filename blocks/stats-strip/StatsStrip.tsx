import type { BlockContext } from '#shared/content.ts';
import { Icon } from '#ui/Icon.tsx';
import { Section } from '#ui/Section.tsx';
import classes from './StatsStrip.module.css';
import type { StatsStrip as Props } from './stats-strip.types.ts';

/** Large numbers in a row; on a phone two to a row. */
export default function StatsStrip({ eyebrow, heading, intro, items, level }: Props & BlockContext) {
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <dl className={classes.strip}>
        {items.map((item) => (
          <div className={classes.stat} key={item.label}>
            <dt>{item.label}</dt>
            <dd className={classes.value} data-long={item.value.length > 7 || undefined}>
              {item.icon && <Icon shape={item.icon} className={classes.icon} />}
              {item.value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
