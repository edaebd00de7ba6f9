import { msg, plural } from '@lingui/core/macro';
import { advisorContract } from '#features/advisor/advisor.contract.ts';
import { apiOf } from '#web/api/use-api.ts';
import type { DependantKinds } from '#web/dependants.ts';
import { sectionTitle } from './shared/section-labels.ts';
import { planHref, readConversationId, readSectionId } from './shared/use-advisor-location.ts';

/** What the advisor makes from facts: how it is called, where it stands, and how a section is written again. */
export const advisorDependants: DependantKinds = {
  'plan-section': {
    wordsOf: (i18n, { title, parts }) => ({
      title: sectionTitle(i18n, parts.sectionId),
      place: title,
      href: planHref(parts),
    }),
    remake: async (session, { parts, revision = 0 }) => {
      const [conversationId, sectionId] = [readConversationId(parts.conversationId), readSectionId(parts.sectionId)];
      if (conversationId === undefined || sectionId === undefined) return async () => undefined;
      const advisor = apiOf(session, 'advisor', advisorContract);
      const at = { conversationId, sectionId };
      const context = { idempotencyKey: crypto.randomUUID() };
      const written = await advisor.composeSection.call({ ...at, revision }, { context });
      return async () => void (await advisor.undoSection.call({ ...at, revision: written.revision }));
    },
  },
  'plan-figures': {
    wordsOf: (i18n, { title, parts, count = 0 }) => ({
      title: i18n._(msg`${plural(count, { one: '# figure of the plan', other: '# figures of the plan' })}`),
      place: title,
      href: planHref(parts),
    }),
  },
};
