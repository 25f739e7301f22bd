import { Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Action, Link as LinkShape } from '#shared/content.ts';
import classes from './ActionLink.module.css';
import { Icon } from './Icon.tsx';
import { linkTarget } from './linkTarget.ts';

interface LinkProps {
  link: LinkShape;
  className?: string;
  /** What a behaviour does with it in place of the browser. */
  act?: string;
  children: ReactNode;
}

/** A link in running text or a title. */
export function Link({ link, className, act, children }: LinkProps) {
  return (
    <Anchor
      {...linkTarget(link)}
      data-act={act}
      className={className ? `${classes.link} ${className}` : classes.link}
      underline="always"
    >
      {children}
    </Anchor>
  );
}

interface ActionLinkProps {
  action: Action;
  className?: string;
  /** As of a {@link Link}. */
  act?: string;
  /** Follows the label. */
  children?: ReactNode;
}

/** A link that looks like a button. */
export function ActionLink({ action: { link, style, icon, label }, className, act, children }: ActionLinkProps) {
  return (
    <Button
      component="a"
      className={className}
      {...linkTarget(link)}
      data-act={act}
      variant={style === 'primary' ? undefined : style}
      leftSection={icon && <Icon shape={icon} />}
    >
      {label}
      {children}
    </Button>
  );
}

/** Buttons side by side, wrapping where there is no room. */
export function ActionGroup({ actions, align = 'start' }: { actions?: Action[]; align?: 'start' | 'center' }) {
  if (!actions?.length) return null;
  return (
    <Group className={classes.group} data-align={align === 'center' ? align : undefined}>
      {actions.map((action) => (
        <ActionLink action={action} key={action.label} />
      ))}
    </Group>
  );
}
