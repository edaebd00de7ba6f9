import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Only what is true today. */
const QUESTIONS = [
  {
    id: 'idea',
    question: msg`What counts as a business idea?`,
    answer: msg`An idea counts when its first answer is stored. Going on with it, editing and composing a section again never count.`,
  },
  {
    id: 'reset',
    question: msg`When can I start the next idea?`,
    answer: msg`The count starts again with the next calendar month, in your account's time zone.`,
  },
  {
    id: 'score',
    question: msg`Does a higher plan give better points?`,
    answer: msg`No. The same answers earn the same points on every plan. The plan decides how many sections are assessed.`,
  },
  {
    id: 'downgrade',
    question: msg`What happens to my plan's sections on a lower plan?`,
    answer: msg`What was open once stays readable, and stays in your PDF and DOCX.`,
  },
  {
    id: 'switch',
    question: msg`When does another plan begin?`,
    answer: msg`A higher plan begins at once, and what is already paid is counted. A lower one begins when the paid period ends; until then you can take it back.`,
  },
  {
    id: 'refund',
    question: msg`Can I have my money back?`,
    answer: msg`Yes, within 14 days of your first payment, without giving a reason: under Account Settings, Billing.`,
  },
  {
    id: 'reminder',
    question: msg`Will I be reminded before a charge?`,
    answer: msg`Yes, by a mail three days before each one.`,
  },
];

/** The frequently asked questions of the pricing screen. */
export function PricingQuestions() {
  const { t } = useLingui();
  return (
    <dl className="flex max-w-2xl flex-col gap-5">
      {QUESTIONS.map(({ id, question, answer }) => (
        <div key={id}>
          <dt className="text-base font-semibold text-ink">{t(question)}</dt>
          <dd className="mt-1 text-base text-pretty text-ink-2">{t(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}
