import type { ReactNode } from 'react';
import type { Action, Link as LinkShape } from '#shared/content.ts';
import classes from './ActionLink.module.css';
import { Icon } from './Icon.tsx';

/** A plain link; one that leaves the site opens in a new tab and cannot reach back. */
export function Link({ link, className, children }: { link: LinkShape; className?: string; children: ReactNode }) {
  return (
    <a href={link.href} className={className} target={link.newTab && '_blank'} rel={link.newTab && 'noopener'}>
      {children}
    </a>
  );
}

/** A link that looks like a button. */
function ActionLink({ action, className }: { action: Action; className?: string }) {
  return (
    <Link
      link={action.link}
      className={[classes.action, classes[action.style ?? 'primary'], className].filter(Boolean).join(' ')}
    >
      {action.icon && <Icon shape={action.icon} />}
      {action.label}
    </Link>
  );
}

/** Buttons side by side, wrapping where there is no room. */
export function ActionGroup({ actions, align = 'start' }: { actions?: Action[]; align?: 'start' | 'center' }) {
  if (!actions?.length) return null;
  return (
    <div className={classes.group} data-align={align}>
      {actions.map((action) => (
        <ActionLink action={action} key={action.label} />
      ))}
    </div>
  );
}
