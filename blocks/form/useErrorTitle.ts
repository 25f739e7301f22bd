import { useEffect } from 'react';
import type { Labels } from '#shared/content.ts';

/**
 * Marks the title of the window while a form has errors: a screen reader reads it first.
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function useErrorTitle(hasErrors: boolean, { errorTitle }: Labels): void {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    const marked = errorTitle.replace('{title}', title);
    document.title = marked;
    return () => {
      // After a navigation, the title is that of another page.
      if (document.title === marked) document.title = title;
    };
  }, [hasErrors, errorTitle]);
}
