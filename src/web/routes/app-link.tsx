import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/** A link that stays inside the application when it can; modified clicks and other hosts are left to the browser. */
export function AppLink({
  href,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const router = useRouter({ warn: false });
  const preload = () => {
    if (router && href.startsWith('/platform')) void router.preloadRoute({ to: href }).catch(() => undefined);
  };
  return (
    <a
      {...rest}
      href={href}
      onMouseEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || !router || !href.startsWith('/platform')) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    />
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
