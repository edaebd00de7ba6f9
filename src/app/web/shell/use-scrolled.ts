import { useEffect, useState } from 'react';

/** True once the page is scrolled by more than `threshold` pixels. */
export function useScrolled(threshold: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [threshold]);
  return isScrolled;
}
