import { useLingui } from '@lingui/react/macro';
import { Section } from './section.tsx';

/** Questions people ask before they type an address into a form. */
export function FaqSection({ supportEmail }: { readonly supportEmail: string }) {
  const { t } = useLingui();
  const questions = [
    {
      question: t`What does “beta” mean here?`,
      answer: t`The business generator works and your data is kept. The other tools are being built, and launch is soon.`,
    },
    {
      question: t`Where do the numbers come from?`,
      answer: t`From you, from formulas over what you said, from cited sources, and from assumptions for your industry. Each number says which of the four it is.`,
    },
    {
      question: t`What if I don't know my prices yet?`,
      answer: t`Skip the question. The plan uses an assumption, calls it one, and says what it costs your score.`,
    },
    {
      question: t`Can I take my plan elsewhere?`,
      answer: t`Yes. PDF and DOCX are open to everybody.`,
    },
    {
      question: t`Who can use it?`,
      answer: t`People aged 18 or over. For anything else, write to ${supportEmail}.`,
    },
  ];
  return (
    <Section id="faq" title={t`Questions`}>
      <dl className="border-t border-line">
        {questions.map((one) => (
          <div key={one.question} className="border-b border-line py-5">
            <dt className="text-base font-semibold text-ink">{one.question}</dt>
            <dd className="mt-1 max-w-2xl text-base text-pretty text-ink-2">{one.answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
