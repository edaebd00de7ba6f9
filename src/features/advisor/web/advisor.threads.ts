import { msg, plural } from '@lingui/core/macro';
import { progressAfterAnswer, questionIds } from '#features/advisor/domain/questions.ts';
import type { ThreadWriters } from '#web/threads.ts';
import { questionTexts } from './shared/question-texts.ts';
import { sectionTitle } from './shared/section-labels.ts';
import { advisorHref, planHref, readConversationId } from './shared/use-advisor-location.ts';

const questionCount = progressAfterAnswer.length - 1;

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
