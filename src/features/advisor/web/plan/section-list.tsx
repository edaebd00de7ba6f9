import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { type SectionId, sectionIds } from '#features/advisor/domain/plan.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sectionTitles } from '../shared/section-texts.ts';
import { advisorHref, useAdvisorLocation } from '../shared/use-advisor-location.ts';

/** The sections of the plan as links to their anchors; the one being read is marked. */
export function SectionList({ sections }: { readonly sections: PlanView['sections'] }) {
  const { t } = useLingui();
  const { conversationId } = useAdvisorLocation().location;
  const current = useSectionInView(sections[0]?.id);
  return (
    <nav aria-label={t`Sections of the plan`}>
      <ul className="flex flex-col gap-0.5">
        {sections.map((section) => {
          const isCurrent = section.id === current;
          return (
            <li key={section.id}>
              <AppLink
                href={advisorHref({ tab: 'plan', conversationId, sectionId: section.id })}
                aria-current={isCurrent ? 'location' : undefined}
                className={cx(
                  'flex min-h-9 items-center gap-2 rounded-sm px-2.5 py-1.5 compact:min-h-8 compact:py-1 text-base transition-colors duration-150 pointer-coarse:min-h-11',
                  isCurrent ? 'bg-green-soft font-semibold text-green' : 'text-ink-2 hover:bg-sunken hover:text-ink',
                )}
              >
                <span className="min-w-0 flex-1">{t(sectionTitles[section.id])}</span>
                {section.state === 'locked' ? (
                  <>
                    <Icon of={Lock} size={14} className="shrink-0" />
                    <span className="sr-only">{t`(locked)`}</span>
                  </>
                ) : null}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The last section whose start has passed the upper third of the window; `first` while the document is not there yet. */
function useSectionInView(first: SectionId | undefined): SectionId | undefined {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const measure = () => {
      const known = sectionIds.filter((id) => document.getElementById(id) !== null);
      const isPassed = (id: SectionId) =>
        document.getElementById(id)!.getBoundingClientRect().top < window.innerHeight / 3;
      const end = document.documentElement.scrollHeight - 2;
      const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= end;
      setCurrent((isAtEnd ? known.at(-1) : known.findLast(isPassed)) ?? known[0] ?? first);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [first]);
  return current;
}
