import type { BlockContext } from '#shared/content.ts';
import { Picture } from '#ui/Picture.tsx';
import { Heading, Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './Banner.module.css';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { Banner as Props } from './banner.types.ts';
import { breadcrumbSteps } from './breadcrumbSteps.ts';

/** The top of a page: breadcrumb, main heading, and a darkened picture behind them if there is one. */
export default function Banner({ heading, text, trail, collapse, image, labels }: Props & BlockContext) {
  return (
    <div className={image ? `${classes.banner} ${classes.pictured}` : classes.banner} data-tone={image && 'dark'}>
      {image && <Picture picture={image} loading="first" className={classes.picture} />}
      <Section level={2}>
        <Breadcrumb steps={breadcrumbSteps(trail, heading)} collapse={collapse} labels={labels} />
        <Heading level={1}>{heading}</Heading>
        {text && <Text markup={text} className={classes.text} />}
      </Section>
    </div>
  );
}
