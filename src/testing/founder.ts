import { connect } from '#server/db/connect.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { Person, TestProduct } from './test-product.ts';

/** Five concrete answers of one business, in the order they are asked. */
export const bakeryAnswers = [
  'Levain & Rye bakes sourdough to order in Ghent and brings it to the doorstep before 7 am by cargo bike. I have €18,000 saved.',
  'An artisan bakery. I worked ten years as a baker. Rent is €850 a month.',
  'Families and small offices within 4 km, about 9,000 households who now buy supermarket bread twice a week',
  'Loaves at €6.50 each and office baskets at €45 a week. I expect to sell 120 loaves a day. Flour costs me €1.20 per loaf. No subscription.',
  'Carrefour, Bakkerij De Vos and Panos. They open only at 7:30, after the school run.',
] as const;

const questions = ['idea', 'industry', 'audience', 'revenue', 'competitors'] as const;

/** The id of the workspace a person began with. */
export async function firstWorkspaceOf({ call }: Pick<TestProduct, 'call'>, as: Person): Promise<`ws_${string}`> {
  return (await call('GET', '/api/workspaces', { as })).body.workspaces[0].id;
}

/** Sends answers in turn, about the person's first business unless told; returns the whole conversation then. */
export async function answerQuestions(
  { call }: Pick<TestProduct, 'call'>,
  as: Person,
  answers: readonly string[] = bakeryAnswers,
  workspaceId?: string,
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
): Promise<any> {
  const about = workspaceId ?? (await firstWorkspaceOf({ call }, as));
  let conversation = { id: null as string | null };
  for (const [index, content] of answers.entries()) {
    const body = { workspaceId: about, conversationId: conversation.id, question: questions[index], content };
    const answer = await call('POST', '/api/advisor/answers', {
      as,
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (answer.status !== 200)
      throw new Error(`Answer ${index + 1} was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
    conversation = answer.body;
  }
  return (await call('GET', `/api/advisor/conversations/${conversation.id}`, { as })).body;
}

/** What the words of the bakery's answers are, as its founder would say; what is one of it where it has a name. */
export const bakeryMeanings: Readonly<Record<string, readonly [role: string, one?: string, many?: string]>> = {
  'Levain & Rye bakes sourdough': ['offer'],
  Ghent: ['town'],
  '€18,000': ['own.money'],
  'artisan bakery': ['trade'],
  'ten years': ['experience'],
  '€850 a month': ['cost.period'],
  Families: ['payer'],
  '4 km': ['place'],
  '9,000 households': ['customers.possible'],
  'twice a week': ['frequency'],
  Loaves: ['offer'],
  '€6.50': ['price', 'loaf', 'loaves'],
  '€45 a week': ['price.period', 'basket', 'baskets'],
  '120 loaves a day': ['sales.expected'],
  '€1.20 per loaf': ['cost.direct'],
  Carrefour: ['rival'],
  'Bakkerij De Vos': ['rival'],
  Panos: ['rival'],
  'school run': ['rival.fault'],
};

/** What its founder answers when asked, by the beginning of the key and words of the question. Money is in cents. */
const bakeryFurther: readonly (readonly [key: string, asks: RegExp, given: number | readonly string[] | RegExp])[] = [
  ['main.price', /./, /€6\.50/],
  ['months.sold', /./, ['year']],
  ['pay', /./, 150_000],
  ['tax.in', /./, /do not have to charge/],
  ['month.right', /./, /That is right/],
  ['bills.other', /./, 20_000],
  ['start.cost', /./, 1_200_000],
  ['cost.direct', /basket/, 900],
  ['volume', /basket/, 12],
  ['volume', /loa/, 2400],
];

/**
 * Says of a bakery's answers what they mean and answers what is asked then, so that its plan can be reckoned to the end. Returns the
 * reading as it is then.
 */
export async function confirmBakery(
  { call }: Pick<TestProduct, 'call'>,
  as: Person,
  conversationId: string,
  meanings: typeof bakeryMeanings = bakeryMeanings,
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
): Promise<any> {
  const at = `/api/advisor/conversations/${conversationId}`;
  const { mentions } = (await call('GET', `${at}/reading`, { as })).body;
  const labels = mentions.flatMap(({ id, quote, version }: { id: string; quote: string; version: number }) => {
    const [role, one, many] = meanings[quote] ?? [];
    return role === undefined ? [] : [{ mention: id, version, role, ...(one && many && { unit: { one, many } }) }];
  });
  let answer = await call('PATCH', `${at}/labels`, { as, body: { labels } });
  for (let round = 0; round < 20 && answer.status === 200; round++) {
    const [next] = answer.body.questions.flatMap((asked: Asked) => furtherTo(asked) ?? []);
    if (!next) return answer.body;
    answer = await call('PATCH', `${at}/questions`, { as, body: next });
  }
  throw new Error(`The bakery could not be confirmed: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** Answers as a bakery, says what every word means, and answers what is asked then. Returns the conversation. */
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
export async function completeBakery(world: Pick<TestProduct, 'call'>, as: Person, workspaceId?: string): Promise<any> {
  const conversation = await answerQuestions(world, as, bakeryAnswers, workspaceId);
  await confirmBakery(world, as, conversation.id);
  return conversation;
}

/** Enters a fact by hand, as the profile does, over what is known of it. */
export async function enterFact(
  { call }: Pick<TestProduct, 'call'>,
  as: Person,
  workspaceId: string,
  fact: { readonly key: string; readonly value: unknown; readonly version?: number },
): Promise<Answered> {
  const { facts } = (await call('GET', `/api/profile/${workspaceId}`, { as })).body;
  const known = facts.find(({ key }: { key: string }) => key === fact.key)?.version ?? 0;
  const body = { version: fact.version ?? known, value: fact.value };
  return call('PUT', `/api/profile/${workspaceId}/facts/${fact.key}`, { as, body });
}
type Answered = Awaited<ReturnType<TestProduct['call']>>;

interface Asked {
  readonly key: string;
  readonly asks: string;
  readonly version: number;
  readonly field: { readonly options?: readonly { readonly id: string; readonly text: string }[] };
}

function furtherTo({ key, asks, version, field }: Asked): object | undefined {
  const [, , given] = bakeryFurther.find(([start, words]) => key.split('/')[0] === start && words.test(asks)) ?? [];
  if (given === undefined) return undefined;
  if (typeof given === 'number') return { key, version, answer: { kind: 'amount', value: given } };
  if (!(given instanceof RegExp)) return { key, version, answer: { kind: 'choices', choices: given } };
  return { key, version, answer: { kind: 'choice', choice: field.options?.find(({ text }) => given.test(text))?.id } };
}

/** Sets a plan as an operator would. */
export async function setPlan({ product }: TestProduct, person: Person, plan: PlanName): Promise<void> {
  await product.database.system`update users set plan = ${plan} where user_id = ${person.userId}`;
}

/** Runs SQL as the owner of the test database, without row-level security. */
export async function asOwner<T>(
  product: TestProduct,
  work: (sql: ReturnType<typeof connect>) => Promise<T>,
): Promise<T> {
  const sql = connect(product.database, { max: 1, name: 'tests' });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
