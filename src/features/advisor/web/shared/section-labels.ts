import type { I18n } from '@lingui/core';
import { sectionTitles } from './section-texts.ts';
import { readSectionId } from './use-advisor-location.ts';

/** The title of a section as other features hand its id on; the id where this build does not know it. */
export function sectionTitle(i18n: I18n, sectionId = ''): string {
  const known = readSectionId(sectionId);
  return known === undefined ? sectionId : i18n._(sectionTitles[known]);
}
