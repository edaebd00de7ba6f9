import type { Billing } from '#features/billing/billing.contract.ts';
import type { PlanWish } from '#features/billing/server/payments.ts';
import type { FakePayments } from './fake-payments.ts';
import type { Answer, Person, TestProduct } from './test-product.ts';

/** Variables under which plans are paid; give the product a payment service in memory with them. */
export const stripeEnvironment = {
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

/** Actions of a person on the pricing screen, in one product. */
export function billingActions(world: TestProduct, payments: FakePayments) {
  const get = async (as: Person): Promise<Billing> => (await world.call('GET', '/api/billing', { as })).body;
  const send = (as: Person, wish: PlanWish, key: string = crypto.randomUUID()): Promise<Answer> =>
    world.call('POST', '/api/billing/plan', { as, body: wish, headers: { 'idempotency-key': key } });
  const setTestMode = (as: Person, isOn: boolean) =>
    world.call('PUT', '/api/billing/test-mode', { as, body: { isOn } });
  return {
    get,
    send,
    setTestMode,
    planOf: async (as: Person): Promise<string> => (await world.call('GET', '/api/account', { as })).body.plan,
    eventsOf: (as: Person) =>
      world.product.database.system<{ payload: unknown }[]>`select payload from outbox_event
        where account_id = ${as.userId} and type = 'billing.plan_changed' order by id`,
    /** Chooses, and pays where that is what is asked for; the outcome or the code of the refusal. */
    choose: async (as: Person, wish: PlanWish): Promise<string> => {
      const { body } = await send(as, wish);
      if (body.outcome === 'checkout') {
        await payments.pay({ accountId: as.userId });
        await world.call('POST', '/api/billing/refresh', { as });
      }
      return body.outcome ?? body.code;
    },
  };
}
