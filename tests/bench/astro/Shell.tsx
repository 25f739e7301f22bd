import { Provider } from '#render/Provider.tsx';
import { ShellAfter, ShellBefore } from '#render/shell/Shell.tsx';
import type { ShellProps } from '#render/shell/shellProps.ts';
import { SlotElements } from '../visitor/clientSlot.tsx';
import type { SlotProps } from './island.tsx';

/** Static HTML before `<main>`, as in Lintel's own documents. */
export function Before(props: ShellProps) {
  return (
    <Provider>
      <ShellBefore {...props} />
    </Provider>
  );
}

/** Static HTML after `<main>`, with the blocks of the enquiry panel as `s0`. */
export function After({ s0, ...props }: ShellProps & SlotProps) {
  return (
    <Provider>
      <SlotElements value={[s0]}>
        <ShellAfter {...props} />
      </SlotElements>
    </Provider>
  );
}
