import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Palette } from 'lucide-react';
import { useOpenInWorkspace } from '#features/workspaces/web/shared/use-open-in-workspace.ts';
import type { HitKind, PaletteAction } from '#web/palette.ts';
import { paths } from '#web/routes/paths.ts';

const href = paths.platform.websiteBuilder;

/** What the palette does with brands. */
export function useActions(): readonly PaletteAction[] {
  const { t } = useLingui();
  const router = useRouter();
  return [
    {
      id: 'brand',
      label: t`Make logos for this business`,
      alsoCalled: t`branding, logo, colors, fonts`,
      icon: Palette,
      run: () => void router.navigate({ href }),
    },
  ];
}

/** What the palette finds of brands. */
export function useHitKinds(): readonly HitKind[] {
  const { t } = useLingui();
  const openIn = useOpenInWorkspace();
  return [
    {
      kind: 'brand',
      heading: t`Brands`,
      noun: t`Brand`,
      icon: Palette,
      open: ({ workspaceId }) => openIn(workspaceId, href),
    },
  ];
}
