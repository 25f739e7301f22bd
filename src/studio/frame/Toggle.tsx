import classes from './Frame.module.css';

/** Opens and closes an entry of a tree with the mouse; the tree's own keys are the arrows. */
export function Toggle({ isOpen, isShown, onToggle }: { isOpen: boolean; isShown: boolean; onToggle: () => void }) {
  return (
    <span
      aria-hidden
      className={classes.toggle}
      data-open={isOpen || undefined}
      data-hidden={!isShown || undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (isShown) onToggle();
      }}
    />
  );
}
