import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import { searchWords } from '#shared/searchWords.ts';
import { loadStylesheet } from '../stylesheet.ts';
import { forget } from './pagefind.ts';
import { SearchDialog } from './SearchDialog.tsx';

let root: Root | undefined;

/**
 * Opens the search above the page.
 * @param button the one in the header; it holds the words of a site in another language
 */
export async function open(button: HTMLElement): Promise<void> {
  await loadStylesheet();
  // Pages may have been saved since.
  if (import.meta.env.DEV) forget();
  const { words = '{}' } = button.dataset;
  const labels = { ...defaultLabels, ...searchWords, ...JSON.parse(words) };
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const show = (isOpen: boolean) =>
    root?.render(
      <Provider>
        <SearchDialog isOpen={isOpen} labels={labels} onClose={() => show(false)} />
      </Provider>,
    );
  // Closed at first: it gives the focus back to what had it when it opened.
  flushSync(() => show(false));
  flushSync(() => show(true));
}
