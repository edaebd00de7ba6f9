import fc from 'fast-check';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';

/** Something somebody does in the product. */
export type Click =
  | { readonly does: 'choose'; readonly plan: PlanName; readonly interval: 'month' | 'year' }
  | { readonly does: 'keep' | 'refund' | 'refresh' };

/** One step of a story: a click, something at the payment service, a message on its way, or time. */
export type Step =
  | { readonly kind: 'click'; readonly click: Click; readonly process: 0 | 1 }
  | { readonly kind: 'two at once'; readonly clicks: readonly [Click, Click] }
  | { readonly kind: 'killed'; readonly click: Click; readonly afterChanges: number }
  | { readonly kind: 'pay'; readonly page: number }
  | { readonly kind: 'card'; readonly isRefused: boolean }
  | { readonly kind: 'bank'; readonly wantsConfirmation: boolean }
  | { readonly kind: 'dispute' }
  | { readonly kind: 'dispute decided'; readonly status: 'won' | 'lost' }
  | { readonly kind: 'confirm' | 'collect' | 'cancel in the portal' | 'end in the portal' | 'lose messages' }
  | { readonly kind: 'deliver'; readonly order: number; readonly times: 1 | 2; readonly process: 0 | 1 }
  | { readonly kind: 'time'; readonly days: number };

const interval = fc.constantFrom('month' as const, 'year' as const);
const click: fc.Arbitrary<Click> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('choose' as const), plan: fc.constantFrom(...planNames), interval }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('keep' as const, 'refund' as const, 'refresh' as const) }),
  },
);
const decided = (status: 'won' | 'lost'): Step => ({ kind: 'dispute decided', status });
const process = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('click' as const), click, process }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('two at once' as const), clicks: fc.tuple(click, click) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('killed' as const), click, afterChanges: fc.nat(4) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pay' as const), page: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('card' as const), isRefused: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bank' as const), wantsConfirmation: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'confirm' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'collect' as const,
        'cancel in the portal' as const,
        'end in the portal' as const,
        'lose messages' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'dispute' as const }) },
  { weight: 1, arbitrary: fc.constantFrom('won' as const, 'lost' as const).map(decided) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      order: fc.nat(),
      times: fc.constantFrom(1 as const, 2 as const),
      process,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('time' as const), days: fc.constantFrom(1, 6, 8, 20, 31, 370) }),
  },
);

const paidPlan = fc.constantFrom('Starter' as const, 'Pro' as const);
const choose = (plan: PlanName, chosen: 'month' | 'year'): Click => ({ does: 'choose', plan, interval: chosen });
const clicked = (wish: Click): Step => ({ kind: 'click', click: wish, process: 0 });
const paid: Step = { kind: 'pay', page: 0 };
const confirmed: Step = { kind: 'confirm' };
const asks: Step = { kind: 'bank', wantsConfirmation: true };
const days = (count: number): Step => ({ kind: 'time', days: count });

/** What people do in a row; chance alone would seldom bring it together. */
const scene: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 6, arbitrary: step.map((one) => [one]) },
  {
    weight: 3,
    arbitrary: fc.tuple(paidPlan, interval).map(([plan, chosen]) => [clicked(choose(plan, chosen)), paid]),
  },
  {
    weight: 1,
    arbitrary: fc.constant<readonly Step[]>([{ kind: 'card', isRefused: true }, days(31), days(6), days(8)]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(interval, step)
      .map(([chosen, between]) => [
        clicked(choose('Starter', 'month')),
        paid,
        asks,
        clicked(choose('Pro', chosen)),
        between,
        confirmed,
      ]),
  },
  { weight: 1, arbitrary: fc.constant<readonly Step[]>([clicked(choose('Free', 'month')), days(31)]) },
  { weight: 1, arbitrary: fc.constant<readonly Step[]>([{ kind: 'dispute' }, days(1), decided('lost')]) },
  {
    weight: 2,
    arbitrary: paidPlan.map((plan) => [clicked(choose(plan, 'month')), paid, { kind: 'lose messages' as const }]),
  },
  {
    weight: 1,
    arbitrary: fc.constant<readonly Step[]>([
      { kind: 'two at once', clicks: [choose('Starter', 'month'), choose('Pro', 'month')] },
      { kind: 'pay', page: 1 },
      paid,
    ]),
  },
);

/** Stories of one customer. */
export const stories = fc.array(scene, { minLength: 2, maxLength: 9 }).map((scenes) => scenes.flat());

/** Whether the product knows all there is after a step; undefined where the step changes nothing about that. */
export function informs(one: Step): boolean | undefined {
  const looksAnew = (wish: Click): boolean => wish.does === 'choose' || wish.does === 'refresh';
  if (one.kind === 'click') return looksAnew(one.click) || undefined;
  if (one.kind === 'two at once') return one.clicks.every(looksAnew) || undefined;
  return ['time', 'card', 'bank', 'lose messages'].includes(one.kind) ? undefined : false;
}
