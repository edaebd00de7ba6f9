import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';

/**
 * A frame whose content may be wider than the page and then scrolls inside it. Only while it scrolls is it a stop of the
 * keyboard; it is a group rather than a landmark, of which a page with ten tables would have too many.
 */
export function ScrollFrame({
  labelledBy,
  className,
  children,
}: {
  /** The id of the words that name what scrolls. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setScrolling(element.scrollWidth > element.clientWidth + 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={cx('overflow-x-auto rounded-sm', className)}
      {...(isScrolling ? { role: 'group', 'aria-labelledby': labelledBy, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
