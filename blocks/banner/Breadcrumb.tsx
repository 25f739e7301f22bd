import { useId } from 'react';
import type { Labels } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import classes from './Breadcrumb.module.css';
import type { Step } from './steps.ts';

interface BreadcrumbProps {
  steps: Step[];
  /** Small screens fold the trail when it has more steps than `after`; `label` names the drawer. */
  collapse?: { after: number; label: string };
  labels: Labels;
}

/** The way to the page. Folded on small screens into its first step and a drawer, which needs no script. */
export function Breadcrumb({ steps, collapse, labels }: BreadcrumbProps) {
  const [first, ...others] = steps;
  if (!first) return null;
  const folds = collapse !== undefined && steps.length > collapse.after;
  return (
    <nav className={classes.trail} aria-label={labels.breadcrumb} data-folds={folds || undefined}>
      <ol className={classes.steps}>
        <StepItem step={first} />
        {folds && (
          <li className={classes.more}>
            <Drawer steps={others} label={collapse.label} closeLabel={labels.close} />
          </li>
        )}
        {others.map((step) => (
          <StepItem step={step} className={classes.other} key={step.title} />
        ))}
      </ol>
    </nav>
  );
}

function StepItem({ step, className }: { step: Step; className?: string }) {
  if (step.current || !step.link) {
    return (
      <li className={className}>
        <span aria-current={step.current ? 'page' : undefined}>{step.title}</span>
      </li>
    );
  }
  return (
    <li className={className}>
      <Link link={step.link}>{step.title}</Link>
    </li>
  );
}

function Drawer({ steps, label, closeLabel }: { steps: Step[]; label: string; closeLabel: string }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={classes.open}>
        {label}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={label} className={classes.drawer}>
        <div className={classes.drawerHead}>
          <strong>{label}</strong>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            className={classes.close}
          />
        </div>
        <ul className={classes.list}>
          {steps.map((step) => (
            <StepItem step={step} key={step.title} />
          ))}
        </ul>
      </div>
    </>
  );
}
