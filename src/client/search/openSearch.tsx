import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import { searchLabels } from '#shared/searchLabels.ts';
import { loadStylesheet } from '../loadStylesheet.ts';
import { resetPagefind } from './pagefind.ts';
import { SearchDialog } from './SearchDialog.tsx';

let root: Root | undefined;

/**
 * Opens the search above the page.
 * @param button the one in the header; it holds the labels that the site overrides
 */
export async function openSearchDialog(button: HTMLElement): Promise<void> {
  await loadStylesheet();
  // Pages may have been saved since.
  if (import.meta.env.DEV) resetPagefind();
  const { words = '{}' } = button.dataset;
  const labels = { ...defaultLabels, ...searchLabels, ...JSON.parse(words) };
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const show = (isOpen: boolean) =>
    root?.render(
      <Provider>
        <SearchDialog isOpen={isOpen} labels={labels} onClose={() => show(false)} />
      </Provider>,
    );
  // Closed at first, so that it restores the focus to the element that had it.
  flushSync(() => show(false));
  flushSync(() => show(true));
}
