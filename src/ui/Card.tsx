import { Badge, DataList, List, Card as MantineCard } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { BlockContext, IconShape, Link as LinkShape, Markup, Picture as PictureShape } from '#shared/content.ts';
import { ActionLink, Link } from './ActionLink.tsx';
import classes from './Card.module.css';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { Heading } from './Section.tsx';
import { Text } from './Text.tsx';

/** Content of a card. A field that is left out takes no room. */
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

export type CardLook = 'picture' | 'tile' | 'photo' | 'person' | 'quote' | 'profile' | 'plain' | 'logo';

/** `sizes` of the picture in looks in which it is much narrower than the card may be. */
const pictureSizes: Partial<Record<CardLook, string>> = {
  quote: '3.5rem',
  person: '(min-width: 40em) 20rem, 33vw',
  profile: '(min-width: 40em) 11rem, 33vw',
};

interface CardProps {
  item: CardContent;
  look: CardLook;
  level: BlockContext['level'];
  /** Words at the card's foot that invite the visitor to follow its link. */
  linkLabel?: string;
  /** True if the words at the foot are the link and look like a button; otherwise the title is the link. */
  footLink?: boolean;
  /** Class of the text, for lists that shorten it. */
  textClassName?: string;
  /** Called before the browser follows the link. */
  onLink?: (event: MouseEvent<HTMLElement>) => void;
}

/** One card. It has at most one link, and the area of that link is the whole card. */
export function Card({ item, look, level, linkLabel, footLink, textClassName, onLink }: CardProps) {
  const { title, subtitle, eyebrow, value, text, meta, details, image, logo, icon, link, tone } = item;
  const isFootLink = footLink && linkLabel;
  const isOnPicture = image && (look === 'tile' || look === 'photo');
  return (
    // The look is a class, so that a page contains only the styles of the looks that it shows.
    <MantineCard
      className={`${classes.card} ${classes[`look-${look}`]}`}
      data-tone={isOnPicture ? 'dark' : look === 'logo' ? 'plain' : tone}
      data-bare={!image || undefined}
    >
      {image && <Picture picture={{ ...image, sizes: pictureSizes[look] ?? image.sizes }} className={classes.image} />}
      {logo && (
        <span className={`surface ${classes.logo}`}>
          <Picture picture={logo} />
        </span>
      )}
      <div className={`stack ${classes.words}`}>
        {icon && <Icon shape={icon} className={classes.icon} />}
        {/* A number comes before what it counts. */}
        {look === 'plain' && <Value>{value}</Value>}
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <Heading level={level} className={classes.title}>
          {link && !isFootLink ? (
            <Link link={link} className={classes.link} onClick={onLink}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        {look !== 'plain' && <Value>{value}</Value>}
        {text && <Text markup={text} className={textClassName ? `${classes.text} ${textClassName}` : classes.text} />}
        <Details details={details} />
        <Facts item={item} />
        {meta && <p className={classes.meta}>{meta}</p>}
        {link && linkLabel && <Foot title={title} link={link} label={linkLabel} isLink={footLink} onClick={onLink} />}
      </div>
    </MantineCard>
  );
}

function Value({ children }: { children?: string }) {
  return children && <p className={classes.value}>{children}</p>;
}

interface FootProps {
  title: string;
  link: LinkShape;
  label: string;
  isLink?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

function Foot({ title, link, label, isLink, onClick }: FootProps) {
  if (!isLink) {
    return (
      // The title is the link's name; these words only hint that there is one.
      <p className={classes.more} aria-hidden="true">
        {label}
      </p>
    );
  }
  return (
    <ActionLink
      action={{ label, link, style: 'secondary' }}
      className={`${classes.link} ${classes.button}`}
      onClick={onClick}
    >
      <span className="visually-hidden">: {title}</span>
    </ActionLink>
  );
}

function Details({ details }: Pick<CardContent, 'details'>) {
  if (!details?.length) return null;
  return (
    <List className={classes.details} classNames={{ itemIcon: classes.detailIcon }}>
      {details.map(({ icon, text }) => (
        <List.Item key={text.html} icon={icon && <Icon shape={icon} />}>
          <Text markup={text} as="span" />
        </List.Item>
      ))}
    </List>
  );
}

function Facts({ item: { facts, badges } }: Pick<CardProps, 'item'>) {
  return (
    <>
      {facts && facts.length > 0 && (
        <DataList className={classes.facts}>
          {facts.map(({ label, value }) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList>
      )}
      {badges && badges.length > 0 && (
        <ul className={`row ${classes.badges}`}>
          {badges.map((badge) => (
            <Badge component="li" key={badge}>
              {badge}
            </Badge>
          ))}
        </ul>
      )}
    </>
  );
}
