import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { FileText, MessageSquarePlus, MessageSquareText, MessagesSquare, TextQuote } from 'lucide-react';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { useOpenInWorkspace } from '#features/workspaces/web/shared/use-open-in-workspace.ts';
import type { FoundItem, HitKind, PaletteAction } from '#web/palette.ts';
import { sectionTitles } from './shared/section-labels.ts';
import { type AdvisorLocation, advisorHref } from './shared/use-advisor-location.ts';

/** What the palette does in the advisor. */
export function useActions(): readonly PaletteAction[] {
  const { t } = useLingui();
  const router = useRouter();
  return [
    {
      id: 'new-conversation',
      label: t`Start a new conversation`,
      alsoCalled: t`another idea, new plan, advisor, chat`,
      icon: MessageSquarePlus,
      run: () => void router.navigate({ href: advisorHref({ isNew: true }) }),
      isFirst: true,
    },
  ];
}

/** What the palette finds of plans and conversations. */
export function useHitKinds(): readonly HitKind[] {
  const { t } = useLingui();
  const openIn = useOpenInWorkspace();
  const sectionOf = (item: FoundItem) => sectionIds.find((id) => id === item.parts.sectionId);
  const open = (item: FoundItem, view: Partial<AdvisorLocation>) =>
    openIn(item.workspaceId, advisorHref({ ...view, ...conversationOf(item) }));
  return [
    {
      kind: 'plan',
      heading: t`Business plans`,
      noun: t`Business plan`,
      icon: FileText,
      open: (item) => open(item, { tab: 'plan' }),
    },
    {
      kind: 'section',
      heading: t`Plan sections`,
      noun: t`Plan section`,
      icon: TextQuote,
      titleOf: (item) => {
        const id = sectionOf(item);
        // The English title is what was searched, so its marks are kept where it is also what is shown.
        return id === undefined || t(sectionTitles[id]) === item.title.text ? undefined : t(sectionTitles[id]);
      },
      open: (item) => {
        const sectionId = sectionOf(item);
        open(item, { tab: 'plan', ...(sectionId && { sectionId }) });
      },
    },
    {
      kind: 'conversation',
      heading: t`Conversations`,
      noun: t`Conversation`,
      icon: MessagesSquare,
      open: (item) => open(item, { tab: 'chat' }),
    },
    {
      kind: 'answer',
      heading: t`Your answers`,
      noun: t`Your answer`,
      icon: MessageSquareText,
      open: (item) => open(item, { tab: 'chat' }),
    },
  ];
}

function conversationOf({ parts: { conversationId = '' } }: FoundItem): Partial<AdvisorLocation> {
  return conversationId.startsWith('conv_') ? { conversationId: conversationId as `conv_${string}` } : {};
}
