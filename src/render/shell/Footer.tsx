import type { CSSProperties } from 'react';
import { Picture } from '#ui/Picture.tsx';
import classes from './Footer.module.css';
import { IconLinks } from './IconLinks.tsx';
import { ShellLink } from './ShellLink.tsx';
import type { ShellProps } from './shellProps.ts';

export function Footer({ site, labels }: ShellProps) {
  const { footer, backToTop } = site;
  return (
    <footer className={classes.footer} data-part="footer">
      {footer && (
        <div className={classes.columns} data-part="footer-columns">
          <div className={classes.about}>
            {footer.logo && <Picture picture={{ ...footer.logo, alt: footer.logo.alt || site.name }} />}
            {footer.text && <p>{footer.text}</p>}
            {site.social && <IconLinks items={site.social} isIconOnly />}
          </div>
          <nav aria-label={labels.footerNavigation}>
            {footer.groups?.map((group) => (
              <div key={group.heading}>
                <h2>{group.heading}</h2>
                <ul>
                  {group.links.map(({ label, link }) => (
                    <li key={label}>
                      <ShellLink link={link}>{label}</ShellLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          {footer.contact && (
            <div>
              <h2>{footer.contact.heading}</h2>
              <address>
                <IconLinks items={footer.contact.items} />
              </address>
            </div>
          )}
        </div>
      )}
      {footer && <small data-part="legal">{footer.legal}</small>}
      {backToTop && (
        <a
          href="#top"
          className={classes.backToTop}
          style={{ '--after': `${backToTop.afterPx}px` } as CSSProperties}
          data-back-to-top={backToTop.afterPx}
          data-part="back-to-top"
        >
          <span className="visually-hidden">{labels.backToTop}</span>
        </a>
      )}
    </footer>
  );
}
