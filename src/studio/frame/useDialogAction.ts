import { useMutation } from '@tanstack/react-query';
import { showFailure } from '../editing/showFailure.ts';

/** Runs the action of a dialog. The dialog closes afterwards; if the action fails, it stays and the reason is shown. */
export const useDialogAction = (run: () => Promise<void>, onClose: () => void) =>
  useMutation({
    mutationFn: run,
    onSuccess: onClose,
    onError: (error) => showFailure(error),
    // The dev server answers without a network.
    networkMode: 'always',
  });
