import { Breadcrumbs, Button, CloseButton } from '@mantine/core';
import { useId } from 'react';
import type { Labels } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import classes from './Breadcrumb.module.css';
import type { BreadcrumbStep } from './breadcrumbSteps.ts';

interface BreadcrumbProps {
  steps: BreadcrumbStep[];
  /** On small screens the trail is folded when it has more steps than `after`; `label` names the drawer. */
  collapse?: { after: number; label: string };
  labels: Labels;
}

/** The trail of the page. On small screens it is folded into its first step and a drawer, which needs no script. */
export function Breadcrumb({ steps, collapse, labels }: BreadcrumbProps) {
  const [first, ...others] = steps;
  if (!first) return null;
  const isFolded = collapse !== undefined && steps.length > collapse.after;
  return (
    <nav aria-label={labels.breadcrumb} className={classes.trail}>
      <Breadcrumbs separator="" classNames={{ breadcrumb: classes.step, separator: classes.separator }}>
        <StepName step={first} />
        {isFolded && (
          <div className={classes.more}>
            <Drawer steps={others} label={collapse.label} closeLabel={labels.close} />
          </div>
        )}
        {others.map((step) => (
          <StepName step={step} key={step.title} />
        ))}
      </Breadcrumbs>
    </nav>
  );
}

function StepName({ step: { title, link, current }, className }: { step: BreadcrumbStep; className?: string }) {
  if (link && !current) {
    return (
      <Link link={link} className={className}>
        {title}
      </Link>
    );
  }
  return (
    <span className={className} aria-current={current && 'page'}>
      {title}
    </span>
  );
}

function Drawer({ steps, label, closeLabel }: { steps: BreadcrumbStep[]; label: string; closeLabel: string }) {
  const id = useId();
  return (
    <>
      <Button variant="secondary" popoverTarget={id}>
        {label}
      </Button>
      {/* The browser's popover instead of Mantine's drawer: it opens without scripts. */}
      <div id={id} popover="auto" role="dialog" aria-label={label} data-tone="plain" className={classes.drawer}>
        <CloseButton popoverTarget={id} popoverTargetAction="hide" aria-label={closeLabel} className={classes.close} />
        <strong>{label}</strong>
        <ul>
          {steps.map((step) => (
            <li key={step.title}>
              <StepName step={step} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
