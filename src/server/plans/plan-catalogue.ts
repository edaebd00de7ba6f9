import { createCatalogue } from '#server/mail/read-catalogue.ts';

/** The words of the plan rows in one language by their id, for what the server says of them in mails. */
export const planCatalogue = createCatalogue(`${import.meta.dirname}/../../shared/plans/locales`, 'domain/locales');
