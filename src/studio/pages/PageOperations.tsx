import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FileLocation, PageLocale, PageSummary } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { DialogBoundary } from '../frame/DialogBoundary.tsx';
import { ensureFile } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { MovePageDialog } from './MovePageDialog.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import type { NewPagePosition } from './newAddress.ts';
import { RemovePageDialog } from './RemovePageDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

export type PageDialogRequest =
  | { kind: 'new'; near: PageSummary | undefined; standing: NewPagePosition; isCopy: boolean }
  | { kind: 'move' | 'remove'; page: PageSummary }
  | { kind: 'schedule'; place: FileLocation; name: string };

export interface PageOperations {
  ask: (question: PageDialogRequest) => void;
  toggleDraft: (page: PageSummary) => void;
  translate: (page: PageSummary, language: PageLocale) => void;
  showHistory: (page: PageSummary) => void;
}

const PageOperationsContext = createContext<PageOperations | undefined>(undefined);

/** @throws outside of a `PageOperationsProvider` */
export function usePageOperations(): PageOperations {
  const operations = useContext(PageOperationsContext);
  if (!operations) throw new Error('There is no PageOperationsProvider around this.');
  return operations;
}

export function PageOperationsProvider({ opened, children }: { opened: StudioNavigation; children: ReactNode }) {
  const { change, arrange } = useEditing();
  const [question, ask] = useState<PageDialogRequest>();
  const navigate = useNavigate();
  const operations = useMemo(
    (): PageOperations => ({
      ask,
      toggleDraft: ({ file, isDraft, name }) => {
        const label = isDraft ? `${name} is no draft any more` : `${name} made a draft`;
        ensureFile(file)
          .then(() => {
            if (isDraft) change(file, { kind: 'remove', pointer: '/draft' }, label);
            else change(file, { kind: 'set', pointer: '/draft', value: true }, label);
          })
          .catch(showFailure);
      },
      translate: ({ file, name, route, isNotFoundPage }, { language, name: languageName }) => {
        const folder = `/${language.toLowerCase()}`;
        const translated = { route: route === '/' ? folder : folder + route, isNotFoundPage };
        arrange({ kind: 'translate', file, language }, `${name} in ${languageName} begun`)
          .then(({ isPossible, text }) => {
            if (isPossible) void navigate(`/pages${studioAddressOf(translated)}`);
            else showFailure(new Error(text));
          })
          .catch(showFailure);
      },
      showHistory: (page) => void navigate(`/history${studioAddressOf(page)}`),
    }),
    [change, arrange, navigate],
  );
  const close = () => ask(undefined);
  return (
    <PageOperationsContext value={operations}>
      {children}
      <DialogBoundary what="This dialog" onClose={close}>
        {question?.kind === 'new' && <NewPageDialog {...question} opened={opened} onClose={close} />}
        {question?.kind === 'move' && <MovePageDialog page={question.page} opened={opened} onClose={close} />}
        {question?.kind === 'remove' && <RemovePageDialog page={question.page} opened={opened} onClose={close} />}
        {question?.kind === 'schedule' && <ScheduleDialog {...question} onClose={close} />}
      </DialogBoundary>
    </PageOperationsContext>
  );
}
