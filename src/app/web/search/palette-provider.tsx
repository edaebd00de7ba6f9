import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { loadPaletteParts } from '../features.ts';

interface PaletteControl {
  readonly open: () => void;
  /** Somebody is about to open it: its code can be fetched. */
  readonly near: () => void;
}

const PaletteContext = createContext<PaletteControl | undefined>(undefined);

const loadPalette = () => Promise.all([import('./shell-palette.tsx'), loadPaletteParts()]);
const LoadedPalette = lazy(async () => {
  const [{ ShellPalette }, parts] = await loadPalette();
  return { default: (props: { readonly onClose: () => void }) => <ShellPalette parts={parts} {...props} /> };
});

/** Opens the palette on ⌘K and Ctrl+K from anywhere, and for whatever asks for it. Its code comes when it is near. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (!isShortcut || event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      // A question that must be answered stays in front.
      if (document.querySelector('[role="alertdialog"]:not([role="region"] *)') === null)
        setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  const control = useMemo<PaletteControl>(() => ({ open: () => setOpen(true), near: () => void loadPalette() }), []);
  return (
    <PaletteContext value={control}>
      {children}
      {isOpen ? (
        <Suspense>
          <LoadedPalette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </PaletteContext>
  );
}

/** Opens the palette from anywhere inside the platform shell. */
export function usePalette(): PaletteControl {
  const value = useContext(PaletteContext);
  if (value === undefined) throw new Error('usePalette is for what stands inside the platform shell');
  return value;
}
