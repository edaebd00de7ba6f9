import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { Palette } from '#features/search/web/palette.tsx';
import { useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import type { PaletteAction, PalettePart } from '#web/palette.ts';
import { mainNavigation } from '../navigation.ts';

/** The palette with everything the features can find and do; `parts` stays the same list as long as it is open. */
export function ShellPalette({
  parts,
  onClose,
}: {
  readonly parts: readonly PalettePart[];
  readonly onClose: () => void;
}) {
  const { current } = useWorkspaces();
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same for as long as the palette is open
  const kinds = parts.flatMap((part) => part.useHitKinds?.() ?? []);
  return <Palette workspaceId={current?.id} actions={usePaletteActions(parts)} kinds={kinds} onClose={onClose} />;
}

/** What most come for, then the ways to the screens, then what each feature brings, then the way out. */
function usePaletteActions(parts: readonly PalettePart[]): readonly PaletteAction[] {
  const { t } = useLingui();
  const router = useRouter();
  const { signOut } = useAuth();
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same for as long as the palette is open
  const own = parts.flatMap((part) => part.useActions?.() ?? []);
  const screens = mainNavigation.map((item) => {
    const screen = t(item.longLabel);
    return {
      id: `go-${item.id}`,
      label: t`Go to ${screen}`,
      alsoCalled: t(item.label),
      icon: item.icon,
      run: () => void router.navigate({ href: item.href }),
    };
  });
  return [
    ...own.filter((action) => action.isFirst),
    ...screens,
    ...own.filter((action) => !action.isFirst),
    { id: 'sign-out', label: t`Sign Out`, alsoCalled: t`log out, leave`, icon: LogOut, run: () => void signOut() },
  ];
}
