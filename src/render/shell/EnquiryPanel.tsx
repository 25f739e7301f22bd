import { SlotContent } from '#ui/SlotContent.tsx';
import { isCurrentPage } from './activeRoute.ts';
import classes from './EnquiryPanel.module.css';
import { PopoverHead } from './PopoverHead.tsx';
import type { ShellProps } from './shellProps.ts';

/**
 * A tab at the edge of the screen and the panel that it opens. `data-open-after` is the time in milliseconds until it
 * opens by itself. The script of an external widget is loaded when the panel first opens.
 */
export function EnquiryPanel({ site, labels, route }: ShellProps) {
  const { enquiry } = site;
  if (!enquiry) return null;
  const opensByItself = enquiry.openOn?.some((link) => isCurrentPage(link, route));
  return (
    <>
      <aside className={classes.dock} aria-label={enquiry.tabLabel}>
        <button type="button" className={classes.tab} popoverTarget="enquiry" data-part="enquiry-button">
          {enquiry.tabLabel}
        </button>
      </aside>
      <div
        id="enquiry"
        popover="manual"
        role="dialog"
        aria-labelledby="enquiry-title"
        tabIndex={-1}
        className={classes.panel}
        data-part="enquiry"
        data-enquiry
        data-open-after={opensByItself ? enquiry.openAfterMs : undefined}
      >
        <PopoverHead
          popoverId="enquiry"
          titleId="enquiry-title"
          title={enquiry.heading}
          closeLabel={labels.close}
          isHeading
        />
        {enquiry.widget && <Widget widget={enquiry.widget} />}
        {enquiry.blocks && <SlotContent slot={enquiry.blocks} />}
        <button type="button" className={classes.done} popoverTarget="enquiry" popoverTargetAction="hide">
          {labels.close}
        </button>
      </div>
    </>
  );
}

/**
 * Container of an external widget's form. `data-widget` holds the attributes of its script. The container has the key
 * too, for services that look for it there. The site's own blocks follow, for when the widget shows nothing.
 */
function Widget({ widget }: { widget: { src: string; key: string; keyAttribute?: string } }) {
  const key = { [widget.keyAttribute ?? 'data-widget-key']: widget.key };
  return <div className={classes.widget} {...key} data-widget={JSON.stringify({ ...key, src: widget.src })} />;
}
