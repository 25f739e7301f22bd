import classes from './StudioFrame.module.css';

/** Opens and closes a tree node with the mouse; the tree itself handles the arrow keys. */
export function TreeToggle({ isOpen, isShown, onToggle }: { isOpen: boolean; isShown: boolean; onToggle: () => void }) {
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
