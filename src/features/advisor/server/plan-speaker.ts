import { createSpeaker, type Speaker } from '#features/advisor/domain/say/speak.ts';
import { createMailI18n } from '#server/mail/mail-text.ts';
import { createCatalogue } from '#server/mail/read-catalogue.ts';
import type { Language } from '#shared/languages.ts';

const catalogue = createCatalogue(`${import.meta.dirname}/../domain/say/locales`);

const speakers = new Map<Language, Speaker>();

/** Says what the advisor writes in a language: numbers and dates as that language writes them. */
export function speakerOf(language: Language): Speaker {
  let speaker = speakers.get(language);
  if (!speaker) {
    const i18n = createMailI18n(language, catalogue(language));
    speaker = createSpeaker(language, ({ id, message }, values) => i18n._({ id, message, values: { ...values } }));
    speakers.set(language, speaker);
  }
  return speaker;
}
