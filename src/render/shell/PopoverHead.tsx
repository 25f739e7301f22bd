import { CloseButton } from './CloseButton.tsx';
import classes from './PopoverHead.module.css';

interface PopoverHeadProps {
  popoverId: string;
  titleId: string;
  title: string;
  closeLabel: string;
  /** True if the title is a heading of the page; the title of a menu is none. */
  isHeading?: boolean;
  /** True if the close button takes the focus when the popover opens. */
  takesFocus?: boolean;
}

/** Title and close button at the top of a popover; they stay in view while its content scrolls. */
export function PopoverHead({ popoverId, titleId, title, closeLabel, isHeading, takesFocus }: PopoverHeadProps) {
  const Title = isHeading ? 'h2' : 'p';
  return (
    <div className={classes.head}>
      <Title id={titleId}>{title}</Title>
      <CloseButton label={closeLabel} popoverTarget={popoverId} popoverTargetAction="hide" autoFocus={takesFocus} />
    </div>
  );
}
