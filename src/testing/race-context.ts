import type { Actor, DetachedContext } from '#server/use-case.ts';
import type { Person, TestProduct } from './test-product.ts';

/** What a use case of somebody on Pro is called with, in which a test has something happen meanwhile. */
export function createRaceContext(
  { product, clock }: Pick<TestProduct, 'product' | 'clock'>,
  { userId, email }: Person,
  workspaceIds: readonly string[],
): DetachedContext {
  const { now } = clock;
  const actor: Actor = { accountId: userId, sessionId: '', email, plan: 'Pro', workspaceIds };
  return {
    actor,
    now,
    requestId: 'race',
    remoteAddress: '',
    userAgent: '',
    transact: (work) => product.database.withTenant(actor, (tx) => work({ tx, actor, now, requestId: 'race' })),
  };
}
