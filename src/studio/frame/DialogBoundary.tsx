import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx';
import { FailureNotice } from '../failures/FailureNotice.tsx';

/** Boundary around dialogs: a failure is shown in a dialog that can be closed. */
export function DialogBoundary(props: { what: string; onClose?: () => void; children: ReactNode }) {
  const { what, onClose, children } = props;
  return (
    <ErrorBoundary
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
    </ErrorBoundary>
  );
}
