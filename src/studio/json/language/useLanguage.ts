import { useEffect, useState } from 'react';
import { onServerEvent } from '../../editing/events.ts';
import { Language } from './language.ts';

let started: Language | undefined;

const start = () => {
  started ??= new Language();
  return started;
};

/** The language service; there is one for all files, as long as the studio is open. */
export function useLanguage(): Language {
  const [language] = useState(start);
  useEffect(() => onServerEvent(({ kind }) => kind === 'checked' && language.forget()), [language]);
  return language;
}
