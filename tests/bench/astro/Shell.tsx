import { Provider } from '#render/Provider.tsx';
import { ShellAfter, ShellBefore } from '#render/shell/Shell.tsx';
import type { ShellProps } from '#render/shell/shellProps.ts';
import { SlotElements } from '../visitor/clientSlot.tsx';
import type { SlotProps } from './island.tsx';

/** The part before `<main>`: static HTML, as in Lintel's own documents. */
export function Before(props: ShellProps) {
  return (
    <Provider>
      <ShellBefore {...props} />
    </Provider>
  );
}

/** The part after `<main>`, with the blocks of the enquiry panel as `s0`. */
export function After({ s0, ...props }: ShellProps & SlotProps) {
  return (
    <Provider>
      <SlotElements value={[s0]}>
        <ShellAfter {...props} />
      </SlotElements>
    </Provider>
  );
}
