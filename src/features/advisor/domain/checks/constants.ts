import type { Ledger, Term } from '../reckoning/ledger.ts';
import { say } from '../say/message.ts';

const texts = {
  weekHours: /*i18n*/ { id: 'advisor.constant.weekHours', message: 'Working hours a week' },
  weekHoursBasis: /*i18n*/ {
    id: 'advisor.constant.weekHours.basis',
    message: 'Eight hours on each of five days; change it if you work more or fewer.',
  },
  workingDays: /*i18n*/ { id: 'advisor.constant.workingDays', message: 'Working days a month' },
  workingDaysBasis: /*i18n*/ {
    id: 'advisor.constant.workingDays.basis',
    message: 'Five days a week less holidays; change it if you work more or fewer.',
  },
  workingHours: /*i18n*/ { id: 'advisor.constant.workingHours', message: 'Working hours a month' },
  workingHoursBasis: /*i18n*/ {
    id: 'advisor.constant.workingHours.basis',
    message: 'Eight hours on each working day; change it if you work more or fewer.',
  },
};

/** Working days a month: 21, as five of seven days less about ten public holidays a year. */
export const workingDays = (ledger: Ledger): Term =>
  ledger.find('days.month') ??
  ledger.convention(
    { id: 'days.month', label: say(texts.workingDays), unit: 'count' },
    21,
    say(texts.workingDaysBasis),
  );

/** Working hours a month: 168, as eight on each of 21 working days. */
export const workingHours = (ledger: Ledger): Term =>
  ledger.find('hours.month') ??
  ledger.convention(
    { id: 'hours.month', label: say(texts.workingHours), unit: 'count' },
    168,
    say(texts.workingHoursBasis),
  );

/** Working hours a week: 40, as eight on each of five days. */
export const weekHours = (ledger: Ledger): Term =>
  ledger.find('hours.week') ??
  ledger.convention({ id: 'hours.week', label: say(texts.weekHours), unit: 'count' }, 40, say(texts.weekHoursBasis));
