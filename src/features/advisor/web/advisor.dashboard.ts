import { msg, plural } from '@lingui/core/macro';
import { FileText } from 'lucide-react';
import { advisorContract } from '#features/advisor/advisor.contract.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { apiOf } from '#web/api/use-api.ts';
import type { DependantKinds } from '#web/dependants.ts';
import type { NextStep } from '#web/feature.ts';
import type { ThreadWriters } from '#web/threads.ts';
import { questionTexts } from './shared/question-texts.ts';
import { sectionTitle } from './shared/section-labels.ts';
import { advisorHref, planHref, readConversationId, readSectionId } from './shared/use-advisor-location.ts';

const questionCount = questionIds.length;

/** From the first answer to the complete plan. Its progress counts answers. */
export const advisorNextStep: NextStep = {
  icon: FileText,
  title: msg`Generate Business Plan`,
  step: 'plan',
  wordsOf: (progress) => {
    const answers = progress?.count ?? 0;
    const left = questionCount - answers;
    if (left <= 0)
      return {
        sentence: msg`Every number in it shows where it comes from. Check the assumptions first: only you can confirm them.`,
        action: msg`Open your plan`,
        href: advisorHref({ tab: 'plan' }),
      };
    const isBegun = answers > 0;
    return {
      sentence: isBegun
        ? msg`${plural(left, {
            one: '# answer is left before the numbers can be trusted.',
            other: '# answers are left before the numbers can be trusted.',
          })}`
        : msg`Five answers make the plan. They are kept as you go, so you can stop after any of them.`,
      action: isBegun ? msg`Answer` : msg`Start here`,
      href: advisorHref({}),
    };
  },
};

/** What is open with the advisor, in words for the dashboard. */
export const advisorThreads: ThreadWriters = {
  'advisor.question': ({ title, parts, count = 0 }, { i18n }) => {
    const question = questionIds.find((id) => id === parts.question);
    if (question === undefined) return undefined;
    const number = count + 1;
    return {
      label: i18n._(msg`Question ${number} of ${questionCount}`),
      title: i18n._(questionTexts[question][0]),
      ...(title === '' ? {} : { detail: i18n._(msg`After “${title}”`) }),
      href: advisorHref({ conversationId: readConversationId(parts.conversationId) }),
      action: i18n._(msg`Answer`),
    };
  },
  'advisor.section': ({ title, parts }, { i18n, time }) => {
    const day = time.day(parts.editedAt ?? '');
    return {
      label: i18n._(msg`You wrote in it on ${day}`),
      title: sectionTitle(i18n, parts.sectionId),
      detail: title,
      href: planHref(parts),
      action: i18n._(msg`Write on`),
    };
  },
  'advisor.plan': ({ title, parts, count: assumptions = 0 }, { i18n }) => ({
    label: i18n._(msg`Business plan`),
    title,
    detail: i18n._(
      assumptions === 0
        ? msg`Every number in it shows where it comes from.`
        : msg`${plural(assumptions, {
            one: '# number in it is an assumption that only you can confirm.',
            other: '# numbers in it are assumptions that only you can confirm.',
          })}`,
    ),
    href: planHref(parts),
    action: i18n._(msg`Open your plan`),
  }),
};

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
