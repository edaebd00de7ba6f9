import { Palette } from '#features/search/web/palette.tsx';
import { useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { useHitKinds } from './use-hit-kinds.ts';
import { usePaletteActions } from './use-palette-actions.ts';

/** The palette with everything the platform can find and do. */
export function ShellPalette({ onClose }: { readonly onClose: () => void }) {
  const { current } = useWorkspaces();
  return <Palette workspaceId={current?.id} actions={usePaletteActions()} kinds={useHitKinds()} onClose={onClose} />;
}
