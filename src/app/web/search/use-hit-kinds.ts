import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Building2, FileText, ListChecks, MessageSquareText, MessagesSquare, TextQuote } from 'lucide-react';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { sectionTitles } from '#features/advisor/web/labels/section-labels.ts';
import { advisorHref } from '#features/advisor/web/use-advisor-location.ts';
import type { SearchHit } from '#features/search/search.contract.ts';
import type { HitKind } from '#features/search/web/palette.types.ts';
import { factLabels } from '#features/workspaces/web/shared/facts/fact-labels.ts';
import { useWorkspaceName } from '#features/workspaces/web/shared/use-workspace-name.ts';
import { useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { workspaceParameter } from '#features/workspaces/web/use-asked-workspace.ts';
import { paths } from '#web/routes/paths.ts';

/** How each kind of thing that can be found is headed, worded and opened. A feature whose source gives a new kind adds it here. */
export function useHitKinds(): readonly HitKind[] {
  const { t } = useLingui();
  const router = useRouter();
  const nameOf = useWorkspaceName();
  const { current, open, archived, switchTo } = useWorkspaces();
  const go = (hit: SearchHit, href: string) => {
    const url = new URL(href, window.location.origin);
    // What belongs to another business takes this tab there.
    if (hit.workspaceId !== current?.id) url.searchParams.set(workspaceParameter, hit.workspaceId);
    void router.navigate({ href: url.pathname + url.search + url.hash });
  };
  const conversationOf = (hit: SearchHit) => conversationId(hit.parts.conversationId ?? '');
  const sectionOf = (hit: SearchHit) => sectionIds.find((id) => id === hit.parts.sectionId);

  return [
    {
      kind: 'workspace',
      heading: t`Workspaces`,
      noun: t`Workspace`,
      icon: Building2,
      titleOf: (hit) => {
        const workspace = [...open, ...archived].find(({ id }) => id === hit.workspaceId);
        return workspace === undefined || workspace.isNamed ? undefined : nameOf(workspace);
      },
      contextOf: (hit) => (archived.some(({ id }) => id === hit.workspaceId) ? t`Archived` : undefined),
      open: (hit) => {
        const workspace = [...open, ...archived].find(({ id }) => id === hit.workspaceId);
        if (workspace !== undefined) void switchTo(workspace);
      },
    },
    {
      kind: 'plan',
      heading: t`Business plans`,
      noun: t`Business plan`,
      icon: FileText,
      open: (hit) => go(hit, advisorHref({ tab: 'plan', ...conversationOf(hit) })),
    },
    {
      kind: 'section',
      heading: t`Plan sections`,
      noun: t`Plan section`,
      icon: TextQuote,
      titleOf: (hit) => {
        const id = sectionOf(hit);
        // The English title is what was searched, so its marks are kept where it is also what is shown.
        return id === undefined || t(sectionTitles[id]) === hit.title.text ? undefined : t(sectionTitles[id]);
      },
      open: (hit) => {
        const sectionId = sectionOf(hit);
        go(hit, advisorHref({ tab: 'plan', ...conversationOf(hit), ...(sectionId && { sectionId }) }));
      },
    },
    {
      kind: 'conversation',
      heading: t`Conversations`,
      noun: t`Conversation`,
      icon: MessagesSquare,
      open: (hit) => go(hit, advisorHref({ tab: 'chat', ...conversationOf(hit) })),
    },
    {
      kind: 'answer',
      heading: t`Your answers`,
      noun: t`Your answer`,
      icon: MessageSquareText,
      open: (hit) => go(hit, advisorHref({ tab: 'chat', ...conversationOf(hit) })),
    },
    {
      kind: 'fact',
      heading: t`Facts about your business`,
      noun: t`Fact about your business`,
      icon: ListChecks,
      contextOf: ({ parts: { key = '' } }) => (isLabelled(key) ? t(factLabels[key]) : undefined),
      open: (hit) => go(hit, `${paths.platform.profile}#${hit.parts.key ?? ''}`),
    },
  ];
}

const isLabelled = (key: string): key is keyof typeof factLabels => Object.hasOwn(factLabels, key);

function conversationId(text: string): { conversationId?: `conv_${string}` } {
  return text.startsWith('conv_') ? { conversationId: text as `conv_${string}` } : {};
}
