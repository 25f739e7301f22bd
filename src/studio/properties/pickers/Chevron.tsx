import openIcon from '~icons/tabler/chevron-right';
import { Icon } from '../../frame/Icon.tsx';
import classes from '../form/Form.module.css';

export function Chevron({ isOpen }: { isOpen: boolean }) {
  return <Icon svg={openIcon} size="1rem" className={classes.chevron ?? ''} mod={{ turned: isOpen }} />;
}
