import { useLingui } from '@lingui/react/macro';
import { Puck } from '@puckeditor/core';
import { Scaled } from '../../frame/scaled.tsx';
import { useEditorTools } from '../editor-context.ts';
import { CanvasProvider } from './canvas-context.tsx';

/** The page as it will be, in the window of a device, to be pressed, dragged and filled in. */
export function Canvas() {
  const { t } = useLingui();
  const { viewport } = useEditorTools();
  return (
    <section aria-label={t`The page`} className="size-full bg-sunken p-3 sm:p-5">
      <Scaled viewport={viewport}>
        <CanvasProvider>
          <Puck.Preview />
        </CanvasProvider>
      </Scaled>
    </section>
  );
}
