import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { factLabels } from '#features/workspaces/web/shared/facts/fact-labels.ts';
import { useOpenInWorkspace } from '#features/workspaces/web/shared/use-open-in-workspace.ts';
import type { HitKind, PaletteAction } from '#web/palette.ts';
import { paths } from '#web/routes/paths.ts';

/** The way to the business profile. */
export function useActions(): readonly PaletteAction[] {
  const { t } = useLingui();
  const router = useRouter();
  return [
    {
      id: 'go-profile',
      label: t`Go to the business profile`,
      alsoCalled: t`facts, what Groundwork knows`,
      icon: ListChecks,
      run: () => void router.navigate({ href: paths.platform.profile }),
    },
  ];
}

/** What the palette finds of facts. */
export function useHitKinds(): readonly HitKind[] {
  const { t } = useLingui();
  const openIn = useOpenInWorkspace();
  return [
    {
      kind: 'fact',
      heading: t`Facts about your business`,
      noun: t`Fact about your business`,
      icon: ListChecks,
      contextOf: ({ parts: { key = '' } }) => (isLabelled(key) ? t(factLabels[key]) : undefined),
      open: ({ workspaceId, parts }) => openIn(workspaceId, `${paths.platform.profile}#${parts.key ?? ''}`),
    },
  ];
}

const isLabelled = (key: string): key is keyof typeof factLabels => Object.hasOwn(factLabels, key);
