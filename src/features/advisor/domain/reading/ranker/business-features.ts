import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import type { SpottedAmount } from '../spotted.ts';
import type { AnswerView } from './answer-view.ts';
import { type Add, perKindOf, sizeOf, stepOf } from './form-features.ts';

/** Five answers as views, and what holds for all of them together. */
export interface BusinessView {
  readonly answers: Readonly<Record<QuestionId, AnswerView>>;
  /** Values of all money, the lowest first. */
  readonly moneyValues: readonly number[];
  readonly revenueMoney: readonly SpottedAmount[];
  /** In which questions a noun is counted, or an amount of a kind and value stands, and how often. */
  readonly recurring: ReadonlyMap<string, number>;
  /** Whether money is written with a currency, by question: in that answer, in another one, nowhere. */
  readonly style: Readonly<Record<QuestionId, 'signs' | 'elsewhere' | 'bare'>>;
}

/** Words behind a bare number that count nothing: "14 extra", "900 and up". */
const noNouns =
  /^(?:in|for|extra|since|each|and|or|on|to|at|a|the|less|more|of|per|plus|from|flat|incl|including|inclusive|apiece|if|when|with|without|by|up|is|as|but|then|all|ish|total|für|pro|je|por|para|y|et|pour|par)?$/;

/** Words of an amount that name a thing. */
const nounOf = ({ form }: SpottedAmount): string | undefined =>
  'of' in form && form.of !== '' ? form.of.toLowerCase().split(/\s+/)[0] : undefined;

const isMoney = ({ form }: SpottedAmount): boolean => form.kind === 'money';

const valueKey = (id: QuestionId, { form }: SpottedAmount): string => `${id} ${form.kind} ${sizeOf(form)}`;

/** Reads once what is asked of every amount. */
export function viewTogether(answers: Readonly<Record<QuestionId, AnswerView>>): BusinessView {
  const all = questionIds.flatMap((id) => answers[id].amounts.map((amount) => ({ id, amount })));
  const recurring = new Map<string, number>();
  for (const { id, amount } of all) {
    const noun = nounOf(amount);
    for (const key of [valueKey(id, amount), ...(noun === undefined ? [] : [`${id} ${noun}`])])
      recurring.set(key, (recurring.get(key) ?? 0) + 1);
  }
  const money = all.filter(({ amount }) => isMoney(amount));
  const styleOf = (id: QuestionId): 'signs' | 'elsewhere' | 'bare' =>
    answers[id].amounts.some(isMoney) ? 'signs' : money.length > 0 ? 'elsewhere' : 'bare';
  return {
    answers,
    moneyValues: money.map(({ amount }) => sizeOf(amount.form)).toSorted((one, other) => one - other),
    revenueMoney: answers.revenue.amounts.filter(isMoney),
    recurring,
    style: Object.fromEntries(questionIds.map((id) => [id, styleOf(id)])) as BusinessView['style'],
  };
}

/** How an amount compares with the others of the business. */
export function addBusiness(add: Add, business: BusinessView, question: QuestionId, index: number): void {
  const { answers, moneyValues, revenueMoney, recurring, style } = business;
  const own = answers[question].amounts[index]!;
  const { form } = own;
  const { kind } = form;
  const value = sizeOf(form);
  if (kind === 'money') {
    const isFirst = revenueMoney[0] === own;
    add(`money:${question} ${Math.min(revenueMoney.length, 5)}`);
    if (revenueMoney.length === 1 && isFirst) add('onlymoney');
    add(`firstmoney:${question} ${isFirst}`);
    if (moneyValues.length > 2) {
      const median = moneyValues[Math.floor(moneyValues.length / 2)]!;
      add(`ratio:${question} ${stepsApart(value, median)}`);
      add(`rank:${value === moneyValues[0] ? 'low' : value === moneyValues.at(-1) ? 'high' : 'mid'}`);
    }
    if (revenueMoney[0] && !isFirst) add(`tofirst:${question} ${stepsApart(value, sizeOf(revenueMoney[0].form))}`);
  }
  add(`style:${question} ${kind} ${style[question]}`);
  if (form.kind === 'count' && noNouns.test(form.of.toLowerCase().split(/\s+/)[0]!))
    add(`bare:${question} ${style[question]} ${perKindOf(form)}`);
  const noun = nounOf(own);
  for (const id of questionIds) {
    const itself = id === question ? 1 : 0;
    if (noun !== undefined && (recurring.get(`${id} ${noun}`) ?? 0) > itself) add(`samenoun:${id} ${kind}`);
    if ((recurring.get(valueKey(id, own)) ?? 0) > itself) add(`same:${id} ${kind}`);
  }
}

const stepsApart = (value: number, other: number): number =>
  Math.max(-6, Math.min(6, stepOf(value / Math.max(other, 1e-6))));
