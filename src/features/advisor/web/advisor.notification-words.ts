import { msg, plural } from '@lingui/core/macro';
import { BookOpenCheck, RefreshCw } from 'lucide-react';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import type { NotificationWriters } from '#web/notification-words.ts';
import type { ConversationId } from './advisor.queries.ts';
import { sectionTitles } from './shared/section-texts.ts';
import { advisorHref } from './shared/use-advisor-location.ts';

/** What is told of plans. */
export const advisorWords = {
  plan_completed: ({ conversationId }: { readonly conversationId: ConversationId }, { i18n }) => ({
    icon: BookOpenCheck,
    title: i18n._(msg`Your business plan is complete`),
    detail: i18n._(msg`Read it, correct it, download it.`),
    href: advisorHref({ tab: 'plan', conversationId }),
  }),
  sections_stale: (
    {
      conversationId,
      sectionIds,
    }: { readonly conversationId: ConversationId; readonly sectionIds: readonly SectionId[] },
    { i18n },
  ) => {
    const count = sectionIds.length;
    const [first] = sectionIds;
    const section = first ? i18n._(sectionTitles[first]) : '';
    return {
      icon: RefreshCw,
      title:
        count === 1
          ? i18n._(msg`“${section}” is out of date`)
          : i18n._(msg`${plural(count, { one: '# section is out of date', other: '# sections are out of date' })}`),
      detail: i18n._(msg`A fact changed after you edited the text. Compose it again, or keep your words.`),
      href: advisorHref({ tab: 'plan', conversationId, sectionId: first }),
    };
  },
} satisfies NotificationWriters;
