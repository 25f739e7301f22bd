import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '#shared/pageAddress.ts';
import type { PageLanguage, PageSummary, Place } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { DialogPart } from '../frame/DialogPart.tsx';
import { ensureFile } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { MovePage } from './MovePage.tsx';
import { NewPage } from './NewPage.tsx';
import type { Standing } from './newAddress.ts';
import { RemovePage } from './RemovePage.tsx';
import { Schedule } from './Schedule.tsx';

/** What is asked in a dialog. */
export type PageQuestion =
  | { kind: 'new'; near: PageSummary | undefined; standing: Standing; isCopy: boolean }
  | { kind: 'move' | 'remove'; page: PageSummary }
  | { kind: 'schedule'; place: Place; name: string };

/** What is done with pages as a whole. */
export interface Arranging {
  ask: (question: PageQuestion) => void;
  /** Makes a draft of a page, or a page of a draft. */
  toggleDraft: (page: PageSummary) => void;
  /** Begins the translation of a page, and opens it. */
  translate: (page: PageSummary, language: PageLanguage) => void;
  /** Leads to the earlier versions of a page. */
  showHistory: (page: PageSummary) => void;
}

const ArrangingContext = createContext<Arranging | undefined>(undefined);

/** @throws outside of an `ArrangingProvider` */
export function useArranging(): Arranging {
  const arranging = useContext(ArrangingContext);
  if (!arranging) throw new Error('There is no ArrangingProvider around this.');
  return arranging;
}

/** Gives everything inside it the dialogs with which pages are made, moved, scheduled and removed. */
export function ArrangingProvider({ opened, children }: { opened: Opened; children: ReactNode }) {
  const { change, arrange } = useEditing();
  const [question, ask] = useState<PageQuestion>();
  const navigate = useNavigate();
  const arranging = useMemo(
    (): Arranging => ({
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
      translate: ({ file, name, route, isNotFoundPage }, { language, name: into }) => {
        const folder = `/${language.toLowerCase()}`;
        const translated = { route: route === '/' ? folder : folder + route, isNotFoundPage };
        arrange({ kind: 'translate', file, language }, `${name} in ${into} begun`)
          .then(({ isPossible, text }) => {
            if (isPossible) void navigate(`/pages${addressOf(translated)}`);
            else showFailure(new Error(text));
          })
          .catch(showFailure);
      },
      showHistory: (page) => void navigate(`/history${addressOf(page)}`),
    }),
    [change, arrange, navigate],
  );
  const close = () => ask(undefined);
  return (
    <ArrangingContext value={arranging}>
      {children}
      <DialogPart what="This dialog" onClose={close}>
        {question?.kind === 'new' && <NewPage {...question} opened={opened} onClose={close} />}
        {question?.kind === 'move' && <MovePage page={question.page} opened={opened} onClose={close} />}
        {question?.kind === 'remove' && <RemovePage page={question.page} opened={opened} onClose={close} />}
        {question?.kind === 'schedule' && <Schedule {...question} onClose={close} />}
      </DialogPart>
    </ArrangingContext>
  );
}
