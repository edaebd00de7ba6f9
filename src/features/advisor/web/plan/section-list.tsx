import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { type SectionId, sectionIds } from '#features/advisor/domain/plan.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sectionTitles } from '../shared/section-labels.ts';

/** The sections of the plan as links to their anchors; the one being read is marked. */
export function SectionList({
  sections,
  hrefOf,
}: {
  readonly sections: PlanView['sections'];
  readonly hrefOf: (id: SectionId) => string;
}) {
  const { t } = useLingui();
  const current = useSectionInView(sections.map((section) => section.id));
  return (
    <nav aria-label={t`Sections of the plan`}>
      <ul className="flex flex-col gap-0.5">
        {sections.map((section) => {
          const isCurrent = section.id === current;
          return (
            <li key={section.id}>
              <AppLink
                href={hrefOf(section.id)}
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

/** The last section whose start has passed the upper third of the window. */
function useSectionInView(ids: readonly SectionId[]): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId | undefined>(ids[0]);
  // The ids are a new array on each drawing; what they say changes rarely.
  const all = ids.join(' ');
  useEffect(() => {
    const ordered = sectionIds.filter((id) => all.split(' ').includes(id));
    const measure = () => {
      const known = ordered.filter((id) => document.getElementById(id) !== null);
      const passed = known.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < window.innerHeight / 3,
      );
      const isAtEnd =
        window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      // The list may be there before the document is.
      setCurrent(isAtEnd && known.length > 0 ? known.at(-1) : (passed.at(-1) ?? known[0] ?? ordered[0]));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [all]);
  return current;
}
