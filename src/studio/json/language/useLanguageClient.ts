import { useEffect, useState } from 'react';
import { onServerEvent } from '../../editing/serverEvents.ts';
import { LanguageClient } from './languageClient.ts';

let started: LanguageClient | undefined;

const start = () => {
  started ??= new LanguageClient();
  return started;
};

/** Returns the client of the language service: one for all files while the studio is open. */
export function useLanguageClient(): LanguageClient {
  const [language] = useState(start);
  useEffect(() => onServerEvent(({ kind }) => kind === 'checked' && language.invalidateSchemas()), [language]);
  return language;
}
