import { connect } from '#server/db/connect.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { Person, TestProduct } from './test-product.ts';

/** Five concrete answers of one business, in the order they are asked. */
export const bakeryAnswers = [
  'Levain & Rye bakes sourdough to order in Ghent and brings it to the doorstep before 7 am by cargo bike. I have €18,000 saved.',
  'An artisan bakery. I worked ten years as a baker. Rent is €850 a month.',
  'Families and small offices within 4 km, about 9,000 households who now buy supermarket bread',
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
