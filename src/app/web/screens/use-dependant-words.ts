import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { sectionTitles } from '#features/advisor/web/labels/section-labels.ts';
import { advisorHref } from '#features/advisor/web/use-advisor-location.ts';
import type { Dependant } from '#features/workspaces/domain/fact-dependants.ts';

/** How things made from facts are called and where they stand; a tool that makes another kind adds its words here. */
export function useDependantWords() {
  const { t } = useLingui();

  const sectionOf = (id: string): keyof typeof sectionTitles | undefined =>
    Object.hasOwn(sectionTitles, id) ? (id as keyof typeof sectionTitles) : undefined;

  /** The title of a plan's section; its id where this build does not know it. */
  const sectionTitleOf = (id: string): string => {
    const known = sectionOf(id);
    return known === undefined ? id : t(sectionTitles[known]);
  };

  const sectionHref = (conversationId: `conv_${string}`, id: string): string =>
    advisorHref({ tab: 'plan', conversationId, sectionId: sectionOf(id) });

  const wordsOf = (dependant: Dependant): { title: string; place: string; href: string } => {
    const { conversationId, title: place } = dependant;
    if (dependant.kind === 'plan-section')
      return {
        title: sectionTitleOf(dependant.sectionId),
        place,
        href: sectionHref(conversationId, dependant.sectionId),
      };
    const title = t`${plural(dependant.count, { one: '# figure of the plan', other: '# figures of the plan' })}`;
    return { title, place, href: advisorHref({ tab: 'plan', conversationId }) };
  };
  return { sectionTitleOf, sectionHref, wordsOf };
}
