import type Stripe from 'stripe';
import { offers } from '#features/billing/domain/offers.plan.ts';
import type { PaidPlan, PricedPlan } from '#features/billing/domain/subscription.ts';
import { billingIntervals } from '#shared/plans/intervals.ts';
import { planFromText } from '#shared/plans/plan-names.ts';
import { priceCents } from '#shared/plans/prices.ts';
import { ask, isRefusal, stepKey } from './stripe-client.ts';

/** The currency of the plan table. */
export const priceCurrency = 'usd';

/** The name under which a price is found: another amount is another price. */
export function lookupKeyOf(paid: PaidPlan): string {
  return `groundwork_${paid.plan.toLowerCase()}_${paid.interval}_${priceCents(paid.plan, paid.interval)}`;
}

/** The plan that a price of ours stands for; undefined for anybody else's, and for one that is billed otherwise. */
export function planOfPrice(
  price: Pick<Stripe.Price, 'metadata' | 'recurring' | 'unit_amount'>,
): PricedPlan | undefined {
  const plan = planFromText(price.metadata.groundwork_plan);
  const interval = billingIntervals.find((each) => each === price.recurring?.interval);
  const { unit_amount: amountCents } = price;
  if (plan === 'Free' || !interval || price.recurring?.interval_count !== 1 || amountCents === null) return undefined;
  return { plan, interval, amountCents };
}

export type Prices = ReturnType<typeof createPrices>;

/** Prices at the payment service, as the plan table has them: found by their lookup key or made once. */
export function createPrices(stripe: Stripe) {
  const idsByLookupKey = new Map<string, string>();
  const plansById = new Map<string, PricedPlan | undefined>();

  const find = async (lookupKey: string): Promise<string | undefined> => {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
    return data[0]?.id;
  };

  const ensureProduct = async (plan: PaidPlan['plan']): Promise<string> => {
    const id = `groundwork_${plan.toLowerCase()}`;
    try {
      await stripe.products.retrieve(id);
    } catch (error) {
      if (!isRefusal(error, 'resource_missing')) throw error;
      const product = { id, name: `Groundwork ${plan}`, description: offers[plan].description.message };
      await stripe.products
        .create(product, { idempotencyKey: stepKey('product', JSON.stringify(product)) })
        .catch((fault: unknown) => {
          // Another process made it in between.
          if (!isRefusal(fault, 'resource_already_exists')) throw fault;
        });
    }
    return id;
  };

  const make = async (paid: PaidPlan, lookupKey: string): Promise<string> => {
    const price: Stripe.PriceCreateParams = {
      product: await ensureProduct(paid.plan),
      currency: priceCurrency,
      unit_amount: priceCents(paid.plan, paid.interval),
      recurring: { interval: paid.interval },
      lookup_key: lookupKey,
      metadata: { groundwork_plan: paid.plan },
    };
    try {
      return (await stripe.prices.create(price, { idempotencyKey: stepKey('price', lookupKey) })).id;
    } catch (error) {
      // A lookup key belongs to one price: a second process uses the price of the first.
      const made = await find(lookupKey);
      if (made === undefined) throw error;
      return made;
    }
  };

  return {
    /** The id of the price of a paid plan. */
    get: (paid: PaidPlan): Promise<string> =>
      ask(async () => {
        const lookupKey = lookupKeyOf(paid);
        const id = idsByLookupKey.get(lookupKey) ?? (await find(lookupKey)) ?? (await make(paid, lookupKey));
        idsByLookupKey.set(lookupKey, id);
        return id;
      }),

    /** What a price stands for; a price never changes that, so each is asked for once. */
    planOf: (price: string | Stripe.Price | Stripe.DeletedPrice): Promise<PricedPlan | undefined> =>
      ask(async () => {
        if (typeof price !== 'string') return price.deleted ? undefined : planOfPrice(price);
        if (!plansById.has(price)) plansById.set(price, planOfPrice(await stripe.prices.retrieve(price)));
        return plansById.get(price);
      }),
  };
}
