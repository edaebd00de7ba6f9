import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Says the new screen's title after a change of page and moves the focus to its start. */
export function RouteAnnouncer() {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previous = useRef<string | undefined>(undefined);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isFirst = previous.current === undefined;
    previous.current = pathname;
    if (isFirst || pathname === undefined) return;
    document.getElementById('content')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), 150);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {title}
    </p>
  );
}
