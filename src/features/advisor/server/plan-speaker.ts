import { createSpeaker, type Speaker } from '#features/advisor/domain/say/speak.ts';
import { createMailI18n } from '#server/mail/mail-text.ts';
import { createCatalogue } from '#server/mail/read-catalogue.ts';
import { type Language, languages } from '#shared/languages.ts';
import { createRemembered } from '#shared/remembered.ts';

const catalogue = createCatalogue(`${import.meta.dirname}/../domain/say/locales`);

const speakers = createRemembered<Speaker>(languages.length);

/** Says what the advisor writes in a language: numbers and dates as that language writes them. */
export const speakerOf = (language: Language): Speaker =>
  speakers(language, () => {
    const i18n = createMailI18n(language, catalogue(language));
    return createSpeaker(language, ({ id, message }, values) => i18n._({ id, message, values: { ...values } }));
  });
