import { expect } from 'vitest';
import type { Billing } from '#features/billing/billing.contract.ts';
import type { Person } from '../test-product.ts';
import { createPayingProduct, type PayingProduct } from './paying-product.ts';

/** Somebody who pays, at the stand-in as well. */
export interface UnconfirmedPayer {
  readonly person: Person;
  readonly customer: string;
}

/** A product whose payers are asked by their banks to confirm what they pay. */
export interface ConfirmingProduct extends PayingProduct {
  /** Somebody who has bought a plan by the month, and whose bank wants every further payment confirmed. */
  payer(plan?: string): Promise<UnconfirmedPayer>;
  /** Somebody on Starter who was led to the page on which the payment for more is confirmed. */
  asked(plan?: string, interval?: string): Promise<UnconfirmedPayer & { url: string; openUntil: string }>;
  /** Pays on that page. */
  confirm(url: string): Promise<string>;
  viewOf(person: Person): Promise<Billing & { subscription: NonNullable<Billing['subscription']> }>;
  /** Of their invoices, the newest first. */
  statesOf(person: Person): Promise<readonly string[]>;
  /** How often something was taken. */
  chargesOf(customer: string): number;
}

export async function createConfirmingProduct(): Promise<ConfirmingProduct> {
  const pays = await createPayingProduct();
  const payer: ConfirmingProduct['payer'] = async (plan = 'Starter') => {
    const person = await pays.test.signUp();
    await pays.buy(person, plan);
    const customer = await pays.customerOf(person);
    pays.stripe.confirmCards(customer, true);
    return { person, customer };
  };
  const viewOf: ConfirmingProduct['viewOf'] = async (person) => (await pays.call(person, 'GET', '')).body;
  return {
    ...pays,
    payer,
    asked: async (plan = 'Pro', interval = 'month') => {
      const who = await payer();
      const { status, body } = await pays.choose(who.person, plan, interval);
      expect([status, body.outcome]).toEqual([200, 'confirm']);
      await pays.settle();
      return { ...who, url: body.url, openUntil: body.openUntil };
    },
    confirm: async (url) => {
      const outcome = pays.stripe.confirm(url);
      await pays.settle();
      return outcome;
    },
    viewOf,
    statesOf: async (person) => (await viewOf(person)).invoices.map(({ status }) => status),
    chargesOf: (customer) =>
      [...pays.stripe.world.charges.values()].filter((each) => each.customer === customer).length,
  };
}
