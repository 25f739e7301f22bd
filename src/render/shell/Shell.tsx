import { Announcement } from './Announcement.tsx';
import { ConsentBar } from './ConsentBar.tsx';
import { ContactBar } from './ContactBar.tsx';
import { EnquiryPanel } from './EnquiryPanel.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './Shell.module.css';
import type { ShellProps } from './shellProps.ts';

/**
 * Static HTML before a page's `<main id="main">`: skip link, consent, announcement and header. It is never hydrated.
 */
export function ShellBefore(props: ShellProps) {
  return (
    <>
      <a className={classes.skip} href="#main" id="top">
        {props.labels.skip}
      </a>
      <ConsentBar {...props} />
      <Announcement {...props} />
      <Header {...props} />
    </>
  );
}

/** Static HTML after a page's `<main>`: footer, back to top, contact bar, enquiry panel. It is never hydrated. */
export function ShellAfter(props: ShellProps) {
  return (
    <>
      <Footer {...props} />
      <ContactBar {...props} />
      <EnquiryPanel {...props} />
    </>
  );
}
