import { CloseButton } from './CloseButton.tsx';
import classes from './PopoverHead.module.css';

interface PopoverHeadProps {
  /** Id of the popover that the button closes. */
  popoverId: string;
  /** Id of the title: it labels the popover. */
  titleId: string;
  title: string;
  closeLabel: string;
  /** The title stands for a part of the page; the title of a menu does not. */
  isHeading?: boolean;
  /** The close button takes focus when the popover opens. */
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
