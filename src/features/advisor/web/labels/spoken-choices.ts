import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Choices that need other words than their label to stand in a sentence. */
export const spokenChoices: Readonly<Record<string, MessageDescriptor>> = {
  chain: msg`a chain`,
  'local-independent': msg`local independents`,
  'online-platform': msg`online platforms`,
  marketplace: msg`marketplaces`,
  freelancer: msg`freelancers`,
  agency: msg`agencies`,
  'in-house': msg`their own staff`,
  'do-it-yourself': msg`doing it themselves`,
  'doing-nothing': msg`doing nothing`,
  importer: msg`importers`,
  'public-offer': msg`public offers`,
  'one-off': msg`one-off sales`,
  hourly: msg`an hourly rate`,
  'day-rate': msg`a day rate`,
  project: msg`project fees`,
};

/** Ways of charging as they follow "no". */
export const excludedChoices: Readonly<Record<string, MessageDescriptor>> = {
  'one-off': msg`one-off sales`,
  hourly: msg`hourly rate`,
  'day-rate': msg`day rate`,
  project: msg`project fees`,
};
