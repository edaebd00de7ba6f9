import type Stripe from 'stripe';
import { buildDispute } from './payment-objects.ts';
import { findSubscriptionLastPaidBy, uncover } from './payments-world.ts';
import type { World } from './world.ts';

/** The bank of a customer asks for their last payment back; nothing where there is none, or it asked before. */
export function openDispute(world: World, customer: string): void {
  const charge = [...world.charges.values()].findLast((each) => each.customer === customer);
  if (!charge || charge.refunded || charge.disputed) return;
  charge.disputed = true;
  const dispute = buildDispute(world.nextId('du'), world.now(), charge);
  world.disputes.set(dispute.id, dispute);
  world.announce({ type: 'charge.dispute.created', object: dispute });
}

/** The bank decides a dispute. A lost payment counts as not paid. */
export function closeDisputes(world: World, customer: string, status: 'won' | 'lost'): void {
  for (const dispute of listOpen(world)) {
    const charge = [...world.charges.values()].find(({ id }) => id === dispute.charge);
    if (charge?.customer !== customer) continue;
    dispute.status = status;
    const subscription = status === 'lost' ? findSubscriptionLastPaidBy(world, charge) : undefined;
    if (subscription !== undefined) uncover(world, subscription, world.now());
    world.announce({ type: 'charge.dispute.closed', object: dispute });
  }
}

const listOpen = ({ disputes }: World): readonly Stripe.Dispute[] =>
  [...disputes.values()].filter(({ status }) => status === 'needs_response');
