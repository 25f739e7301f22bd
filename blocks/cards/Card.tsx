import type { BlockContext } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Heading } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './Card.module.css';
import type { Cards } from './cards.types.ts';

interface CardProps {
  item: Cards['items'][number];
  look: NonNullable<Cards['look']>;
  level: BlockContext['level'];
  linkLabel?: string;
}

/** One card. It has one link at most, on its title, and that link's area is the whole card. */
export function Card({ item, look, level, linkLabel }: CardProps) {
  const { title, subtitle, eyebrow, value, text, meta, image, logo, icon, link, tone } = item;
  return (
    // The look is a class, so that a page carries the styles of the looks that it shows and no others.
    <div className={`${classes.card} ${classes[`look-${look}`]}`} data-tone={tone} data-bare={!image || undefined}>
      {image && <Picture picture={image} className={classes.image} />}
      {logo && (
        <span className={classes.logo}>
          <Picture picture={logo} />
        </span>
      )}
      <div className={classes.words}>
        {icon && <Icon shape={icon} className={classes.icon} />}
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <Heading level={level} className={classes.title}>
          {link ? (
            <Link link={link} className={classes.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        {value && <p className={classes.value}>{value}</p>}
        {text && <Text markup={text} className={classes.text} />}
        <Details item={item} />
        {meta && <p className={classes.meta}>{meta}</p>}
        {link && linkLabel && (
          // The title is the link's name; these words only show that there is one.
          <p className={classes.more} aria-hidden="true">
            {linkLabel}
          </p>
        )}
      </div>
    </div>
  );
}

function Details({ item: { facts, badges } }: Pick<CardProps, 'item'>) {
  return (
    <>
      {facts && facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {badges && badges.length > 0 && (
        <ul className={classes.badges}>
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
    </>
  );
}
