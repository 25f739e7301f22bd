import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Boundary } from '../failures/Boundary.tsx';
import { FailureNotice } from '../failures/FailureNotice.tsx';

/** Around dialogs that lie over all parts: one that fails says so in a dialog, which can be closed. */
export function DialogPart({ what, onClose, children }: { what: string; onClose?: () => void; children: ReactNode }) {
  return (
    <Boundary
      what={what}
      instead={(failure) => (
        <Modal
          opened
          title="That did not work"
          onClose={() => {
            onClose?.();
            failure.retry();
          }}
        >
          <FailureNotice {...failure} />
        </Modal>
      )}
    >
      {children}
    </Boundary>
  );
}
