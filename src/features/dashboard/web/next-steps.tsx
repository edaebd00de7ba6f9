import { useLingui } from '@lingui/react/macro';
import type { NextStepLine } from '#web/next-steps.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The tools, from the plan to the first visitor. */
export function NextSteps({ steps }: { readonly steps: readonly NextStepLine[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-md font-semibold text-ink">
        {t`Next steps`}
      </h2>
      <Card padding="none" className="mt-3">
        <ul className="divide-y divide-line">
          {steps.map((step) => (
            <Step key={step.href} {...step} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Step({ icon, title, sentence, href, action }: NextStepLine) {
  const { t } = useLingui();
  const isBuilt = action !== undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5 compact:py-3">
      <span
        className={`flex size-9 shrink-0 items-center justify-center rounded-sm bg-sunken ${isBuilt ? 'text-green' : 'text-ink-3'}`}
      >
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="text-base font-semibold text-ink">
          {isBuilt ? (
            t(title)
          ) : (
            <AppLink href={href} className="rounded-sm underline-offset-4 hover:underline">
              {t(title)}
            </AppLink>
          )}
        </h3>
        <p className="text-sm text-pretty text-ink-2">{t(sentence)}</p>
      </div>
      {action ? (
        <AppLink href={href} className={buttonStyle('secondary', 'small')}>
          {t(action)}
        </AppLink>
      ) : (
        <Badge tone="gold">{t`Coming`}</Badge>
      )}
    </li>
  );
}
