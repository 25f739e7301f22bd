import type { BlockContext } from '#shared/content.ts';
import { ActionGroup } from '#ui/ActionLink.tsx';
import { Heading } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './CallToAction.module.css';
import type { CallToAction as Props } from './call-to-action.types.ts';

/** A heading, a sentence and buttons on a coloured panel. */
export default function CallToAction(props: Props & BlockContext) {
  const { eyebrow, heading, pageHeading, text, actions, panel = 'tint', align = 'center', level } = props;
  return (
    <div className={classes.panel} data-panel={panel} data-align={align}>
      <div className={classes.words}>
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <Heading level={pageHeading ? 1 : level}>{heading}</Heading>
        {text && <Text markup={text} className={classes.text} />}
      </div>
      <ActionGroup actions={actions} align={align === 'center' ? 'center' : 'start'} />
    </div>
  );
}
