import type { BlockContext } from '#shared/content.ts';
import { ActionGroup } from '#ui/ActionLink.tsx';
import { SectionHead } from '#ui/Section.tsx';
import classes from './CallToAction.module.css';
import type { CallToAction as Props } from './call-to-action.types.ts';

/** A heading, a sentence and buttons on a coloured panel. */
export default function CallToAction(props: Props & BlockContext) {
  const { eyebrow, heading, pageHeading, text, actions, panel = 'tint', align = 'center', level } = props;
  return (
    <div
      className={`surface ${classes.panel}`}
      data-tone={panel === 'brand' || panel === 'dark' ? panel : undefined}
      data-panel={panel}
      data-align={align}
    >
      <SectionHead
        eyebrow={eyebrow}
        heading={heading}
        intro={text}
        level={pageHeading ? 1 : level}
        align={align === 'center' ? align : undefined}
      />
      <ActionGroup actions={actions} align={align === 'center' ? 'center' : 'start'} />
    </div>
  );
}
