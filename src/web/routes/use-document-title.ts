import { useEffect } from 'react';

/** "Dashboard · Groundwork" in the tab, for as long as the screen is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Groundwork`;
  }, [title]);
}
