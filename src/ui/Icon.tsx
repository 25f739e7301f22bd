import type { IconShape } from '#shared/content.ts';
import classes from './Icon.module.css';

/** A decorative icon, one em high unless the class says otherwise. The words beside it carry the meaning. */
export function Icon({ shape, className }: { shape: IconShape; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className ? `${classes.icon} ${className}` : classes.icon}
      // The body comes from the icon set at build, never from content.
      dangerouslySetInnerHTML={{ __html: shape.body }}
    />
  );
}
