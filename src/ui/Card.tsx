import type { BlockContext, IconShape, Link as LinkShape, Markup, Picture as PictureShape } from '#shared/content.ts';
import { Link } from './ActionLink.tsx';
import classes from './Card.module.css';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { Heading } from './Section.tsx';
import { Text } from './Text.tsx';

/** What a card can say. Whatever is left out takes no room. */
export interface CardContent {
  title: string;
  subtitle?: string;
  eyebrow?: string;
  /** One large number or amount. */
  value?: string;
  text?: Markup;
  /** One quiet line below the text. */
  meta?: string;
  /** Lines with an icon before them: an address, a telephone number. */
  details?: { icon?: IconShape; text: Markup }[];
  facts?: { label: string; value: string }[];
  badges?: string[];
  image?: PictureShape;
  logo?: PictureShape;
  icon?: IconShape;
  link?: LinkShape;
  tone?: 'plain' | 'tint' | 'brand' | 'dark';
}

/** How a card looks. */
export type CardLook = 'picture' | 'tile' | 'photo' | 'person' | 'quote' | 'profile' | 'plain' | 'logo';

interface CardProps {
  item: CardContent;
  look: CardLook;
  level: BlockContext['level'];
  /** Words at the card's foot that invite to follow its link. */
  linkLabel?: string;
  /** The words at the foot are the link and look like a button; otherwise the title is the link. */
  footLink?: boolean;
  /** Class of the text, for a list that shortens it. */
  textClassName?: string;
}

/** One card. It has one link at most, and that link's area is the whole card. */
export function Card({ item, look, level, linkLabel, footLink, textClassName }: CardProps) {
  const { title, subtitle, eyebrow, value, text, meta, details, image, logo, icon, link, tone } = item;
  const isFootLink = footLink && linkLabel;
  return (
    // The look is a class, so that a page carries the styles of the looks that it shows and no others.
    <div className={`${classes.card} ${classes[`look-${look}`]}`} data-tone={tone} data-bare={!image || undefined}>
      {image && (
        <Picture picture={look === 'quote' ? { ...image, sizes: '3.5rem' } : image} className={classes.image} />
      )}
      {logo && (
        <span className={classes.logo}>
          <Picture picture={logo} />
        </span>
      )}
      <div className={classes.words}>
        {icon && <Icon shape={icon} className={classes.icon} />}
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <Heading level={level} className={classes.title}>
          {link && !isFootLink ? (
            <Link link={link} className={classes.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        {value && <p className={classes.value}>{value}</p>}
        {text && <Text markup={text} className={textClassName ? `${classes.text} ${textClassName}` : classes.text} />}
        <Details details={details} />
        <Facts item={item} />
        {meta && <p className={classes.meta}>{meta}</p>}
        {link && linkLabel && <Foot title={title} link={link} label={linkLabel} isLink={footLink} />}
      </div>
    </div>
  );
}

function Foot({ title, link, label, isLink }: { title: string; link: LinkShape; label: string; isLink?: boolean }) {
  if (!isLink) {
    return (
      // The title is the link's name; these words only show that there is one.
      <p className={classes.more} aria-hidden="true">
        {label}
      </p>
    );
  }
  return (
    <p className={classes.foot}>
      <Link link={link} className={`${classes.link} ${classes.button}`}>
        {label}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </p>
  );
}

function Details({ details }: Pick<CardContent, 'details'>) {
  if (!details?.length) return null;
  return (
    <ul className={classes.details}>
      {details.map(({ icon, text }) => (
        <li key={text.html}>
          {icon && <Icon shape={icon} />}
          <Text markup={text} as="div" />
        </li>
      ))}
    </ul>
  );
}

function Facts({ item: { facts, badges } }: Pick<CardProps, 'item'>) {
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
