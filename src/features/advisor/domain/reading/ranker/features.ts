import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import type { Language } from '#shared/languages.ts';
import type { AmountForm, SpottedAmount } from '../spotted.ts';
import { type AnswerView, endsClause, endsSentence, type Span, spanAround, viewAnswer } from './answer-view.ts';
import roughWorths from './rough-worth.json' with { type: 'json' };

/** Five answers of a founder, and the amounts `spotAmounts` found in each, from left to right. */
export interface RankingInput {
  readonly language: Language;
  readonly answers: Readonly<Record<QuestionId, string>>;
  readonly amounts: Readonly<Record<QuestionId, readonly SpottedAmount[]>>;
}

/** Five answers as views, and what holds for all of them together. */
export interface BusinessView {
  readonly answers: Readonly<Record<QuestionId, AnswerView>>;
  /** Sizes of all money, the lowest first. */
  readonly moneySizes: readonly number[];
  /** How often a noun is counted in an answer, and how often an amount of a kind and size stands there. */
  readonly recurring: ReadonlyMap<string, number>;
}

/** Reads once what is asked of every amount. */
export function viewBusiness({ language, answers, amounts }: RankingInput): BusinessView {
  const views = questionIds.map((question) =>
    viewAnswer(answers[question], { question, language, amounts: amounts[question] }),
  );
  const recurring = new Map<string, number>();
  const countOne = (key: string) => recurring.set(key, (recurring.get(key) ?? 0) + 1);
  for (const { question, amounts } of views)
    for (const amount of amounts) {
      countOne(sizeKey(question, amount));
      if (nounOf(amount) !== undefined) countOne(nounKey(question, amount));
    }
  const money = views.flatMap((view) => view.amounts.filter(isMoney));
  return {
    answers: Object.fromEntries(views.map((view) => [view.question, view])) as BusinessView['answers'],
    moneySizes: money.map(({ form }) => sizeOf(form)).toSorted((one, other) => one - other),
    recurring,
  };
}

/** Names a feature that is there. */
type Add = (name: string) => void;

/** Everything that is told of one amount, each by a name that is there or not: what the weights were learned for. */
export function readFeatures(business: BusinessView, question: QuestionId, index: number): readonly string[] {
  const view = business.answers[question];
  const at = view.tokens.findIndex(({ amount }) => amount === index);
  const clause = spanAround(view.tokens, at, endsClause);
  const sentence = spanAround(view.tokens, at, endsSentence);
  const found = new Set<string>(['all']);
  const add: Add = (name) => found.add(name);
  addForm(add, view, index);
  addNear(add, view, at, { clause, sentence });
  addGroups(add, view, at, { clause, sentence });
  addBusiness(add, business, question, index);
  return [...found];
}

/**
 * About how many euros one of a currency is worth, from memory and good to half a power of ten: nothing is reckoned with it, sizes are
 * only compared. Others count as one.
 */
const roughWorth: Readonly<Record<string, number>> = roughWorths;

/** Its number, money in rough euros: only good to compare sizes. */
function sizeOf(form: AmountForm): number {
  if (form.kind === 'money') return form.amount * (roughWorth[form.currency] ?? 1);
  if (form.kind === 'count') return form.count;
  if (form.kind === 'percent') return form.percent;
  return 'value' in form ? form.value : 0;
}

/** A size in half powers of ten. */
const stepOf = (value: number): number => (value > 0 ? Math.round(Math.log10(value) * 2) : -9);

/** Words for a length of time behind "per". */
const timeWords =
  /^(?:month|mo|week|wk|day|year|yr|annum|hour|hr|h|season|night|quarter|monat|woche|tag|jahr|stunde|std|mes|semana|día|dia|año|hora|mois|semaine|jour|an|heure|月|周|年|日|天|週|小时|時間)s?$/;

/** Whether an amount is said to be for a length of time, for a thing, or for nothing. */
function perKindOf(form: AmountForm): 'none' | 'time' | 'thing' {
  const per = 'per' in form ? form.per : undefined;
  return per === undefined ? 'none' : timeWords.test(per) ? 'time' : 'thing';
}

/** Features of an amount's own form, its size and its place among the others of its answer. */
function addForm(add: Add, { question, amounts }: AnswerView, index: number): void {
  const { form, toValue, isCertain } = amounts[index]!;
  const { kind } = form;
  const perKind = perKindOf(form);
  const size = stepOf(sizeOf(form));
  add(`q:${question}`);
  add(`k:${kind}`);
  add(`qk:${question} ${kind}`);
  add(`kper:${kind} ${perKind}`);
  add(`qkper:${question} ${kind} ${perKind}`);
  if ('per' in form) add(`per:${kind} ${form.per}`);
  if ('unit' in form) {
    add(`u:${form.unit}`);
    add(`uq:${form.unit} ${question}`);
  }
  add(`m:${kind} ${size}`);
  add(`mper:${kind} ${perKind} ${Math.round(size / 2)}`);
  add(`mq:${kind} ${question} ${Math.round(size / 2)}`);
  if (form.kind === 'money' || form.kind === 'count') {
    const digits = String(form.kind === 'money' ? form.amount : form.count);
    add(`digits:${kind} ${digits.includes('.') ? 'cents' : (/(?:0{1,3}|9)$/.exec(digits)?.[0] ?? 'odd')}`);
  }
  if (toValue !== undefined) add(`range:${kind}`);
  if (!isCertain) add(`doubt:${kind}`);
  if ('of' in form && form.of !== '') for (const word of form.of.toLowerCase().split(/\s+/)) add(`of:${word}`);
  add(`ord:${question} ${kind} ${Math.min(index, 3)}`);
  add(`end:${question} ${kind} ${Math.min(amounts.length - 1 - index, 2)}`);
  add(`prev:${kind} ${amounts[index - 1]?.form.kind ?? 'none'}`);
  add(`next:${kind} ${amounts[index + 1]?.form.kind ?? 'none'}`);
}

/** The tokens that an amount stands among. */
interface Around {
  readonly clause: Span;
  readonly sentence: Span;
}

/** The words beside an amount, in its clause and in its sentence. */
function addNear(add: Add, { tokens, question }: AnswerView, at: number, { clause, sentence }: Around): void {
  const word = (offset: number): string => tokens[at + offset]?.word ?? (at + offset < 0 ? '^' : '$');
  for (const side of [-1, 1]) {
    const name = side < 0 ? 'l' : 'r';
    for (let away = 1; away <= 4; away++) add(`${name}:${word(side * away)}`);
    for (let away = 1; away <= 3; away++) {
      const [one, two] = [word(side * away), word(side * (away + 1))];
      add(`${name}b:${side < 0 ? `${two} ${one}` : `${one} ${two}`}`);
    }
    add(`q${name}1:${question} ${word(side)}`);
  }
  add(`lr:${word(-1)} ${word(1)}`);
  const { word: own } = tokens[at]!;
  const [before, after] = [Math.min(at - clause.start, 4), Math.min(clause.end - at - 1, 4)];
  for (let place = clause.start; place < clause.end; place++)
    if (place !== at) add(`${place < at ? 'cl' : 'cr'}:${tokens[place]!.word}`);
  add(`lead:${question} ${own} ${before} ${after}`);
  add(`lead2:${own} ${before} ${tokens[clause.start - 1]?.word ?? '^'}`);
  add(`tail:${own} ${after} ${tokens[clause.end]?.word ?? '$'}`);
  for (let place = sentence.start; place < sentence.end; place++)
    if (tokens[place]!.amount === undefined) add(`${place < at ? 'sl' : 'sr'}:${tokens[place]!.word}`);
}

/** The groups of words around an amount: inside it, in its clause, up to the next amounts, in its sentence. */
function addGroups(
  add: Add,
  { question, tokens, marks, amounts }: AnswerView,
  at: number,
  { clause, sentence }: Around,
): void {
  const { from, to } = tokens[at]!;
  const index = tokens[at]!.amount!;
  const { kind } = amounts[index]!.form;
  const [sentenceFrom, sentenceTo] = [tokens[sentence.start]!.from, tokens[sentence.end - 1]!.to];
  const [clauseFrom, clauseTo] = [tokens[clause.start]!.from, tokens[clause.end - 1]!.to];
  const gapFrom = Math.max(amounts[index - 1]?.to ?? 0, sentenceFrom);
  const gapTo = Math.min(amounts[index + 1]?.from ?? Number.POSITIVE_INFINITY, sentenceTo);
  const all = marks.filter((mark) => mark.from >= sentenceFrom && mark.to <= sentenceTo);
  const within = (start: number, end: number) => all.filter((mark) => mark.from >= start && mark.to <= end);
  const parts = {
    gi: within(from, to),
    gcl: within(clauseFrom, from),
    gcr: within(to, clauseTo),
    gc: within(clauseFrom, clauseTo),
    ggl: within(gapFrom, from),
    ggr: within(to, gapTo),
  };
  for (const [name, found] of Object.entries(parts))
    for (const { group } of found) {
      add(`${name}:${group}`);
      add(`${name}k:${group} ${kind}`);
      add(`${name}qk:${group} ${question} ${kind}`);
    }
  for (const { group } of all) {
    add(`gs:${group}`);
    add(`gsk:${group} ${kind}`);
  }
  const before = within(sentenceFrom, from);
  // What a sentence begins with rules the list behind it: "Costs: rent 800, software 90".
  for (const { group } of before.slice(0, 2)) add(`ghead:${group} ${kind}`);
  for (const { group } of before.slice(-3)) add(`glast:${group} ${kind}`);
  add(`pos:${question} ${kind} ${Math.min(3, Math.floor((4 * from) / Math.max(1, tokens.at(-1)!.to)))}`);
  const sameBefore = amounts.slice(0, index).filter(({ form }) => form.kind === kind).length;
  add(`nth:${question} ${kind} ${Math.min(6, sameBefore)}`);
  const person = before.findLast(({ group }) => group === 'self' || group === 'they');
  add(`who:${question} ${kind} ${person?.group ?? 'none'}`);
}

/** Words behind a bare number that count nothing: "14 extra", "900 and up". */
const noNouns =
  /^(?:in|for|extra|since|each|and|or|on|to|at|a|the|less|more|of|per|plus|from|flat|incl|including|inclusive|apiece|if|when|with|without|by|up|is|as|but|then|all|ish|total|für|pro|je|por|para|y|et|pour|par)?$/;

/** The first word of what an amount counts. */
const nounOf = ({ form }: SpottedAmount): string | undefined =>
  form.kind === 'count' && form.of !== '' ? form.of.toLowerCase().split(/\s+/)[0] : undefined;

const isMoney = ({ form }: SpottedAmount): boolean => form.kind === 'money';

const nounKey = (id: QuestionId, amount: SpottedAmount): string => `${id} ${nounOf(amount)}`;
const sizeKey = (id: QuestionId, { form }: SpottedAmount): string => `${id} ${form.kind} ${sizeOf(form)}`;

/** How an amount compares with the others of the business. */
function addBusiness(add: Add, business: BusinessView, question: QuestionId, index: number): void {
  const { answers, moneySizes, recurring } = business;
  const { amounts } = answers[question];
  const own = amounts[index]!;
  const { form } = own;
  const { kind } = form;
  if (kind === 'money') {
    const size = sizeOf(form);
    const revenue = answers.revenue.amounts.filter(isMoney);
    const [first] = revenue;
    add(`money:${question} ${Math.min(revenue.length, 5)}`);
    if (first === own && revenue.length === 1) add('onlymoney');
    add(`firstmoney:${question} ${first === own}`);
    if (moneySizes.length > 2) {
      add(`ratio:${question} ${stepsApart(size, moneySizes[Math.floor(moneySizes.length / 2)]!)}`);
      add(`rank:${size === moneySizes[0] ? 'low' : size === moneySizes.at(-1) ? 'high' : 'mid'}`);
    }
    if (first && first !== own) add(`tofirst:${question} ${stepsApart(size, sizeOf(first.form))}`);
  }
  // Whether money is written with a currency: in this answer, in another one, nowhere.
  const style = amounts.some(isMoney) ? 'signs' : moneySizes.length > 0 ? 'elsewhere' : 'bare';
  add(`style:${question} ${kind} ${style}`);
  const noun = nounOf(own);
  if (kind === 'count' && noNouns.test(noun ?? '')) add(`bare:${question} ${style} ${perKindOf(form)}`);
  for (const id of questionIds) {
    const isElsewhere = (key: string): boolean => (recurring.get(key) ?? 0) > (id === question ? 1 : 0);
    if (noun !== undefined && isElsewhere(nounKey(id, own))) add(`samenoun:${id} ${kind}`);
    if (isElsewhere(sizeKey(id, own))) add(`same:${id} ${kind}`);
  }
}

const stepsApart = (size: number, other: number): number =>
  Math.max(-6, Math.min(6, stepOf(size / Math.max(other, 1e-6))));
