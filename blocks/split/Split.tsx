import type { BlockContext } from '#shared/content.ts';
import { SlotContent } from '#ui/SlotContent.tsx';
import classes from './Split.module.css';
import type { Split as Props } from './split.types.ts';

/** A main part with a sidebar, side by side from medium screens up. */
export default function Split(props: Props & BlockContext) {
  const { main, aside, label, side = 'right', sticky, small = 'below', labels } = props;
  const sidebar = (
    <aside className={classes.aside} aria-label={label ?? labels.sidebar} data-sticky={sticky || undefined}>
      <SlotContent slot={aside} />
    </aside>
  );
  return (
    <div className={classes.split} data-side={side} data-small={small}>
      {/* Read, and reached by keyboard, in the order in which one sees them. */}
      {side === 'left' && sidebar}
      <div className={classes.main}>
        <SlotContent slot={main} />
      </div>
      {side === 'right' && sidebar}
    </div>
  );
}
