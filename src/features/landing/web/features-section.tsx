import { useLingui } from '@lingui/react/macro';
import { isPathBuilt, type ToolPath } from '#shared/tools.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ScreenPicture } from './screen-picture.tsx';
import { Section } from './section.tsx';

/** The plan in full; every other tool in one line, with whether it is there yet. */
export function FeaturesSection() {
  const { t } = useLingui();
  const shown = [
    {
      name: t`A conversation, not a form`,
      text: t`Five questions: idea, industry, customers, revenue, competitors. What you say is understood as facts you can correct.`,
      picture: 'chat',
      alt: t`The chat: under an answer about loaves at €6.50 and baskets at €45 stand the prices, volumes and costs understood from it, each with a pencil to correct it.`,
    },
    {
      name: t`An origin for every number`,
      text: t`Each is something you said, a formula, a cited source, or an assumption called one.`,
      picture: 'origin',
      alt: t`A panel asks where a number comes from, and answers with its formula and the figures in it, each with an origin of its own.`,
    },
  ] as const;
  const parts = [
    {
      name: t`A financial model`,
      text: t`Three years of revenue, costs and cash, with a best, a base and a worst case. Change one input and everything that rests on it follows.`,
    },
    {
      name: t`Documents a bank can read`,
      text: t`PDF and DOCX with contents, tables, chart and an appendix that lists where the numbers come from.`,
    },
  ];
  const others: readonly { readonly path: ToolPath; readonly name: string; readonly text: string }[] = [
    {
      path: 'website-builder',
      name: t`Brand & Website Studio`,
      text: t`Logos, colors and fonts of your own, and a website made of them.`,
    },
    { path: 'marketing', name: t`Marketing Studio`, text: t`Posts, emails and ads, scheduled and sent.` },
    {
      path: 'analytics',
      name: t`Business Analytics`,
      text: t`Visits and orders of your own site, counted without cookies.`,
    },
    {
      path: 'legal',
      name: t`Legal Document Generator`,
      text: t`Terms and policies that match what your business does.`,
    },
    { path: 'support', name: t`Support & Resources`, text: t`Articles, and answers to your questions.` },
  ];
  return (
    <Section
      id="features"
      title={t`Features`}
      lead={t`The plan, the branding kit and the website builder are here today. The other tools build on them and follow one by one.`}
    >
      <h3 className="flex flex-wrap items-center gap-3 text-lg font-semibold text-ink">
        {t`AI Business Generator`}
        <Badge tone="green">{t`Available in beta`}</Badge>
      </h3>
      <div className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2">
        {shown.map((part) => (
          <figure key={part.name} className="flex min-w-0 flex-col">
            <ScreenPicture name={part.picture} alt={part.alt} />
            <figcaption className="mt-4">
              <h4 className="text-base font-semibold text-ink">{part.name}</h4>
              <p className="mt-1 text-base text-pretty text-ink-2">{part.text}</p>
            </figcaption>
          </figure>
        ))}
      </div>
      <dl className="mt-8 grid gap-x-6 gap-y-7 border-t border-line pt-7 sm:grid-cols-2">
        {parts.map((part) => (
          <div key={part.name}>
            <dt className="text-base font-semibold text-ink">{part.name}</dt>
            <dd className="mt-1 text-base text-pretty text-ink-2">{part.text}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-12 border-t border-line">
        {others.map((tool) => (
          <li
            key={tool.name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[15rem_minmax(0,1fr)_auto]"
          >
            <h3 className="text-base font-semibold text-ink">{tool.name}</h3>
            <p className="text-base text-ink-2 max-sm:order-last max-sm:col-span-2">{tool.text}</p>
            {isPathBuilt(tool.path) ? (
              <Badge tone="green">{t`Available in beta`}</Badge>
            ) : (
              <Badge tone="gold">{t`Coming`}</Badge>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
