import { useLingui } from '@lingui/react/macro';
import { Section } from './section.tsx';

/** Three promises, each of which the product can be held to; they speak of plans where there are any. */
export function WhySection({ hasPlans }: { readonly hasPlans: boolean }) {
  const { t } = useLingui();
  const promises = [
    {
      name: t`No number out of thin air`,
      text: t`Press any figure in the plan to see its rule and its inputs. Estimates are called estimates.`,
    },
    {
      name: t`The same points for the same answers`,
      text: hasPlans
        ? t`The score follows one published rubric. A bigger plan assesses more of the business; it never gives more points.`
        : t`The score follows one published rubric, and the plan says what cost points.`,
    },
    {
      name: t`Never held hostage`,
      text: hasPlans
        ? t`What was open to you once stays readable and exportable, whatever plan you hold later. The code is open source.`
        : t`What you make stays readable and exportable. The code is open source.`,
    },
  ];
  return (
    <Section id="whygroundwork" title={t`Why Groundwork`}>
      <ul className="flex flex-col gap-8">
        {promises.map((promise) => (
          <li key={promise.name}>
            <h3 className="display text-lg text-ink">{promise.name}</h3>
            <p className="mt-1 max-w-2xl text-base text-pretty text-ink-2">{promise.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
