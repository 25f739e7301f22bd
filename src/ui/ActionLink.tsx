import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import type { Action, Link as LinkShape } from '#shared/content.ts';
import classes from './ActionLink.module.css';
import { Icon } from './Icon.tsx';
import { linkAttributes } from './linkAttributes.ts';

interface LinkProps {
  link: LinkShape;
  className?: string;
  /** Called before the browser follows the link. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A link in running text or a title. */
export function Link({ link, className, onClick, children }: LinkProps) {
  return (
    <a
      {...linkAttributes(link)}
      href={link.href}
      onClick={onClick}
      className={className ? `${classes.link} ${className}` : classes.link}
    >
      {children}
    </a>
  );
}

interface ActionLinkProps {
  action: Action;
  className?: string;
  /** Called before the browser follows the link. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Content after the label. */
  children?: ReactNode;
}

/** A link that looks like a button. */
export function ActionLink({ action: { link, style, icon, label }, className, onClick, children }: ActionLinkProps) {
  return (
    <Button
      component="a"
      className={className}
      {...linkAttributes(link)}
      onClick={onClick}
      variant={style === 'primary' ? undefined : style}
      leftSection={icon && <Icon shape={icon} />}
    >
      {label}
      {children}
    </Button>
  );
}

/** Buttons side by side; they wrap. */
export function ActionGroup({ actions, align = 'start' }: { actions?: Action[]; align?: 'start' | 'center' }) {
  if (!actions?.length) return null;
  return (
    <div className={`row ${classes.group}`} data-align={align === 'center' ? align : undefined}>
      {actions.map((action) => (
        <ActionLink action={action} key={action.label} />
      ))}
    </div>
  );
}
