import type { Site } from '../site.types.ts';
import { IconLinks } from './IconLinks.tsx';
import { Languages } from './Languages.tsx';
import type { ShellProps } from './shellProps.ts';
import classes from './TopBar.module.css';

type TopBarProps = ShellProps & { topBar: NonNullable<Site['topBar']> };

/** The thin bar above the header: social profiles, contact links and languages. Very small screens omit it. */
export function TopBar(props: TopBarProps) {
  const { site, topBar } = props;
  return (
    <div className={classes.topBar} data-part="top-bar">
      <div className={classes.row}>
        {topBar.followLabel && site.social && (
          <div className={classes.follow}>
            {topBar.followLabel}
            <IconLinks items={site.social} isIconOnly />
          </div>
        )}
        <IconLinks items={topBar.items} />
        <Languages {...props} place="topBar" />
      </div>
    </div>
  );
}
