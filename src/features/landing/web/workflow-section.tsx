import { useLingui } from '@lingui/react/macro';
import { ScreenPicture } from './screen-picture.tsx';
import { Section } from './section.tsx';

/** The way from an idea to a plan, in the order it happens. */
export function WorkflowSection() {
  const { t } = useLingui();
  const steps = [
    { name: t`Say what you have in mind`, text: t`Answer in your own words. “I don't know yet” is an answer too.` },
    {
      name: t`Check what was understood`,
      text: t`Prices, places and groups appear under your answer. Correct them there.`,
    },
    {
      name: t`Read the plan`,
      text: t`Each section says what it rests on. The score names what is missing and what would raise it.`,
    },
    {
      name: t`Take it with you`,
      text: t`Edit any section, compose one again without losing the others, download PDF or DOCX.`,
    },
  ];
  return (
    <Section
      id="workflow"
      title={t`How it works`}
      lead={t`Five questions, then a plan you can read, change and take away.`}
    >
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {steps.map((step, index) => (
          <li key={step.name} className="flex gap-4">
            <span aria-hidden="true" className="display figures w-7 shrink-0 text-xl text-green">
              {index + 1}
            </span>
            <div>
              <h3 className="text-base font-semibold text-ink">{step.name}</h3>
              <p className="mt-1 text-base text-pretty text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figure className="mt-12">
        <ScreenPicture
          name="dashboard"
          alt={t`The dashboard greets the founder, says that the plan is complete, and lists the five answers it rests on.`}
        />
        <figcaption className="mt-3 text-sm text-ink-2">
          {t`The dashboard says where you are, and what comes next.`}
        </figcaption>
      </figure>
    </Section>
  );
}
