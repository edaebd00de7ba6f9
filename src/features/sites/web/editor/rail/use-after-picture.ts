import { useCallback, useEffect, useRef } from 'react';

/**
 * Does what follows from an input in its order, once the picture that answers the input is drawn and nothing is pressed any more: the page and
 * the fields of an element take longer than a tenth of a second on a slow machine, and a list shows before that what was chosen in it. What is
 * left when the component goes is not done.
 */
export function useAfterPicture(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>([]);
  const frame = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);

  const goOn = useCallback((): void => {
    if (isPressed.current || waiting.current.length === 0 || frame.current !== undefined) return;
    frame.current = requestAnimationFrame(() => {
      timer.current = setTimeout(() => {
        frame.current = undefined;
        // Pressed again meanwhile: that is answered first.
        if (isPressed.current) return;
        for (const act of waiting.current.splice(0)) act();
      });
    });
  }, []);

  useEffect(() => {
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      isPressed.current = false;
      goOn();
    };
    const releases = ['pointerup', 'pointercancel', 'dragend'] as const;
    document.addEventListener('pointerdown', press, { capture: true });
    for (const type of releases) document.addEventListener(type, release, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press, { capture: true });
      for (const type of releases) document.removeEventListener(type, release, { capture: true });
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      clearTimeout(timer.current);
    };
  }, [goOn]);

  return useCallback(
    (act) => {
      waiting.current.push(act);
      goOn();
    },
    [goOn],
  );
}
