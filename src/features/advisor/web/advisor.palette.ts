import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { FileText, MessageSquarePlus, MessageSquareText, MessagesSquare, TextQuote } from 'lucide-react';
import { useOpenInWorkspace } from '#features/workspaces/web/shared/use-open-in-workspace.ts';
import type { FoundItem, HitKind, PaletteAction } from '#web/palette.ts';
import { sectionTitles } from './shared/section-texts.ts';
import { type AdvisorTab, advisorHref, readConversationId, readSectionId } from './shared/use-advisor-location.ts';

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
  const openAt = (tab: AdvisorTab, { workspaceId, parts }: FoundItem) => {
    const sectionId = readSectionId(parts.sectionId);
    openIn(workspaceId, advisorHref({ tab, sectionId, conversationId: readConversationId(parts.conversationId) }));
  };
  const openChat = (found: FoundItem) => openAt('chat', found);
  const openPlan = (found: FoundItem) => openAt('plan', found);
  return [
    { kind: 'plan', heading: t`Business plans`, noun: t`Business plan`, icon: FileText, open: openPlan },
    {
      kind: 'section',
      heading: t`Plan sections`,
      noun: t`Plan section`,
      icon: TextQuote,
      titleOf: ({ parts, title }) => {
        const id = readSectionId(parts.sectionId);
        // The English title is what was searched, so its marks are kept where it is also what is shown.
        return id === undefined || t(sectionTitles[id]) === title.text ? undefined : t(sectionTitles[id]);
      },
      open: openPlan,
    },
    { kind: 'conversation', heading: t`Conversations`, noun: t`Conversation`, icon: MessagesSquare, open: openChat },
    { kind: 'answer', heading: t`Your answers`, noun: t`Your answer`, icon: MessageSquareText, open: openChat },
  ];
}
