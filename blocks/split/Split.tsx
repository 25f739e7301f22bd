import type { BlockContext } from '#shared/content.ts';
import { SlotContent } from '#ui/SlotContent.tsx';
import classes from './Split.module.css';
import type { Split as Props } from './split.types.ts';

/** A main part with a sidebar, side by side from medium screens up. */
export default function Split(props: Props & BlockContext) {
  const { main, aside, label, side = 'right', sticky, small = 'below' } = props;
  return (
    <div className={classes.split} data-side={side} data-small={small}>
      <div className={classes.main}>
        <SlotContent slot={main} />
      </div>
      <aside className={classes.aside} aria-label={label} data-sticky={sticky || undefined}>
        <SlotContent slot={aside} />
      </aside>
    </div>
  );
}
