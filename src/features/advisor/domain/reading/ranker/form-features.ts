import type { AmountForm } from '../spotted.ts';
import type { AnswerView } from './answer-view.ts';

/** Names a feature that is there. */
export type Add = (name: string) => void;

/**
 * About how many euros one of it is worth, from memory and good to half a power of ten: nothing is reckoned with it, sizes are
 * only compared. Others count as one.
 */
const roughWorth: ReadonlyMap<string, number> = new Map(
  Object.entries({
    JPY: 0.006,
    KRW: 0.0007,
    INR: 0.011,
    CNY: 0.13,
    TWD: 0.03,
    HKD: 0.12,
    THB: 0.03,
    NGN: 0.0007,
    KES: 0.007,
    ZAR: 0.05,
    MXN: 0.05,
    ARS: 0.001,
    CLP: 0.001,
    COP: 0.0002,
    CZK: 0.04,
    PLN: 0.23,
    HUF: 0.0025,
    SEK: 0.09,
    NOK: 0.09,
    DKK: 0.13,
    TRY: 0.03,
    PHP: 0.016,
    IDR: 0.00006,
    VND: 0.00004,
    BRL: 0.17,
    UAH: 0.02,
    RUB: 0.01,
    AED: 0.25,
    EGP: 0.02,
    PKR: 0.0033,
    BDT: 0.008,
    LKR: 0.003,
    GHS: 0.06,
    TZS: 0.0004,
    UGX: 0.00025,
    RWF: 0.0007,
    XOF: 0.0015,
    XAF: 0.0015,
    MAD: 0.09,
    ISK: 0.007,
    PEN: 0.25,
    UYU: 0.023,
    MYR: 0.2,
  }),
);

/** Its number, money in rough euros: only good to compare sizes. */
export const sizeOf = (form: AmountForm): number =>
  form.kind === 'money'
    ? form.amount * (roughWorth.get(form.currency) ?? 1)
    : form.kind === 'count'
      ? form.count
      : form.kind === 'percent'
        ? form.percent
        : 'value' in form
          ? form.value
          : 0;

/** Its size in half powers of ten. */
export const stepOf = (value: number): number => (value > 0 ? Math.round(Math.log10(value) * 2) : -9);

/** Words for a length of time behind "per". */
const timeWords =
  /^(?:month|mo|week|wk|day|year|yr|annum|hour|hr|h|season|night|quarter|monat|woche|tag|jahr|stunde|std|mes|semana|día|dia|año|hora|mois|semaine|jour|an|heure|月|周|年|日|天|週|小时|時間)s?$/;

/** Whether an amount is said to be for a length of time, for a thing, or for nothing. */
export function perKindOf(form: AmountForm): 'none' | 'time' | 'thing' {
  const per = 'per' in form ? form.per : undefined;
  return per === undefined ? 'none' : timeWords.test(per) ? 'time' : 'thing';
}

/** Features of an amount's own form, its size and its place among the others of its answer. */
export function addForm(add: Add, { question, amounts }: AnswerView, index: number): void {
  const { form, toValue, isCertain } = amounts[index]!;
  const kind = form.kind;
  const per = 'per' in form ? form.per : undefined;
  const perKind = perKindOf(form);
  const unit = 'unit' in form ? form.unit : undefined;
  const size = stepOf(sizeOf(form));
  add(`q:${question}`);
  add(`k:${kind}`);
  add(`qk:${question} ${kind}`);
  add(`kper:${kind} ${perKind}`);
  add(`qkper:${question} ${kind} ${perKind}`);
  if (per !== undefined) add(`per:${kind} ${per}`);
  if (unit !== undefined) {
    add(`u:${unit}`);
    add(`uq:${unit} ${question}`);
  }
  add(`m:${kind} ${size}`);
  add(`mper:${kind} ${perKind} ${Math.round(size / 2)}`);
  add(`mq:${kind} ${question} ${Math.round(size / 2)}`);
  if (kind === 'money' || kind === 'count') {
    const round = String('amount' in form ? form.amount : 'count' in form ? form.count : '');
    add(
      `digits:${kind} ${/0{3,}$/.test(round) ? '000' : /00$/.test(round) ? '00' : /0$/.test(round) ? '0' : /\./.test(round) ? 'cents' : /9$/.test(round) ? '9' : 'odd'}`,
    );
  }
  if (toValue !== undefined) add(`range:${kind}`);
  if (!isCertain) add(`doubt:${kind}`);
  if ('of' in form && form.of !== '') {
    const words = form.of.toLowerCase().split(/\s+/);
    for (const word of words) add(`of:${word}`);
  }
  add(`ord:${question} ${kind} ${Math.min(index, 3)}`);
  add(`end:${question} ${kind} ${Math.min(amounts.length - 1 - index, 2)}`);
  const before = amounts[index - 1]?.form.kind ?? 'none';
  const after = amounts[index + 1]?.form.kind ?? 'none';
  add(`prev:${kind} ${before}`);
  add(`next:${kind} ${after}`);
}
