import type { I18n } from '@lingui/core';
import { sectionTitles } from './section-labels.ts';
import { advisorHref, readConversationId, readSectionId } from './use-advisor-location.ts';

/** What the address of a plan or a section is made of, as other features hand it on. */
type PlanParts = Readonly<Record<string, string>>;

/** The title of a plan's section; its id where this build does not know it. */
export function sectionTitle(i18n: I18n, sectionId = ''): string {
  const known = readSectionId(sectionId);
  return known === undefined ? sectionId : i18n._(sectionTitles[known]);
}

/** The address of a plan, or of a section in it. */
export const planHref = ({ conversationId, sectionId }: PlanParts): string =>
  advisorHref({
    tab: 'plan',
    conversationId: readConversationId(conversationId),
    sectionId: readSectionId(sectionId),
  });
