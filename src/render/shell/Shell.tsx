import type { Labels } from '#shared/content.ts';
import type { Site } from '../site.types.ts';
import { EnquiryPanel } from './EnquiryPanel.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './Shell.module.css';

/** What every part of the shell is rendered from. */
export interface ShellProps {
  /** `_site.json`, resolved. */
  site: Site;
  labels: Labels;
  /** Path of the page that is shown, as `/about/location`. */
  route: string;
}

/** What stands before a page's `<main id="main">`: skip link and header. Static: it is never hydrated. */
export function ShellBefore(props: ShellProps) {
  return (
    <>
      <a className={classes.skip} href="#main" id="top">
        {props.labels.skip}
      </a>
      <Header {...props} />
    </>
  );
}

/** What stands after a page's `<main>`: footer, back to top, enquiry panel. Static: it is never hydrated. */
export function ShellAfter(props: ShellProps) {
  return (
    <>
      <Footer {...props} />
      <EnquiryPanel {...props} />
    </>
  );
}
