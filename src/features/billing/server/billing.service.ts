import type { Billing, billingContract, PlanChoice } from '#features/billing/billing.contract.ts';
import type { BillingConfig } from '#server/config-billing.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { planChangeRepository } from '#server/plans/plan-change.repository.ts';
import type { Actor, DetachedContext, UseCaseContext } from '#server/use-case.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { ProblemError } from '#shared/problem.ts';
import { billingAccountRepository } from './billing-account.repository.ts';
import { isInTestMode, isSubscribed, viewBilling } from './billing-view.ts';
import type { Payer, Payments } from './payments.ts';
import { changePlan } from './plan-change.service.ts';
import { switchInTestMode } from './test-mode.ts';

export interface BillingDependencies {
  readonly config: BillingConfig;
  readonly database: Pick<Database, 'asSystem'>;
  /** The payment service; undefined where none is set up. */
  readonly payments: Payments | undefined;
}

type Wish = Inputs<typeof billingContract>['choosePlan'];
type Attempted = Pick<DetachedContext, 'actor' | 'now' | 'attempt' | 'requestId' | 'transact'>;

/** Plans chosen and paid, in whichever of the three modes the installation runs. */
export function createBillingService({ config, database, payments }: BillingDependencies) {
  const view = (tx: Tx, { accountId }: Pick<Actor, 'accountId'>, now: Date): Promise<Billing> =>
    viewBilling(tx, accountId, { config, now });
  const viewAfter = ({ actor, now, transact }: Attempted): Promise<Billing> =>
    transact(({ tx }) => view(tx, actor, now));
  const keyOf = ({ attempt, requestId }: Attempted): string => attempt?.key ?? requestId;

  /** Switches at once where the account is in test mode; undefined where its plan is paid, or has to be. */
  const chooseInTestMode = ({ actor, now, attempt }: Attempted, wish: Wish): Promise<PlanChoice | undefined> =>
    database.asSystem(async (tx) => {
      // Whatever puts the account on a plan takes this lock first; so what is read next holds until the end.
      await planChangeRepository.lockPlan(tx, actor.accountId);
      const billing = await billingAccountRepository.find(tx, actor.accountId);
      if (!billing || !isInTestMode(billing, config) || (payments && isSubscribed(billing))) return undefined;
      if (!(await switchInTestMode(tx, { id: actor.accountId, billing }, wish, now))) throw noChange();
      const answer: PlanChoice = { outcome: 'switched', billing: await view(tx, actor, now) };
      await attempt?.settle(tx, answer);
      return answer;
    });

  /** A plan without a subscription ends at once; the payment service is not involved. */
  const leaveUnpaidPlan = ({ actor, now, attempt }: Attempted): Promise<PlanChoice | undefined> =>
    database.asSystem(async (tx) => {
      const { accountId } = actor;
      await planChangeRepository.lockPlan(tx, accountId);
      if (isSubscribed(await billingAccountRepository.find(tx, accountId))) return undefined;
      const from = await changePlan(tx, { accountId, to: 'Free', madeBy: 'account', now });
      // There may be a debt left at the payment service all the same.
      if (from === undefined) return undefined;
      await billingAccountRepository.clearInterval(tx, accountId);
      const answer: PlanChoice = { outcome: 'switched', billing: await view(tx, actor, now) };
      await attempt?.settle(tx, answer);
      return answer;
    });

  return {
    /** The plan, how it is paid, its history and invoices. */
    get: ({ tx, actor, now }: UseCaseContext): Promise<Billing> => view(tx, actor, now),

    /** What the frame of the platform shows of billing. */
    async getBadge({ tx, actor }: UseCaseContext): Promise<Pick<Billing, 'mode' | 'isTestModeOn'>> {
      const account = await billingAccountRepository.find(tx, actor.accountId);
      return { mode: config.mode, isTestModeOn: isInTestMode(account, config) };
    },

    /** Turns test mode on or off; the plan stays. Throws billing.test_mode_unavailable where it is not on offer. */
    async setTestMode({ actor, now }: Attempted, isOn: boolean): Promise<Billing> {
      if (!config.isTestModeOffered)
        throw new ProblemError(409, {
          code: 'billing.test_mode_unavailable',
          message: 'Test mode is not on offer in this installation',
        });
      return database.asSystem(async (tx) => {
        await billingAccountRepository.setTestMode(tx, actor.accountId, isOn);
        return view(tx, actor, now);
      });
    },

    /**
     * Asks for a plan. Throws billing.no_change for the one the account has, billing.payment_not_set_up where nobody could
     * take the money, and what the payment service refuses.
     */
    async choose(context: Attempted, wish: Wish): Promise<PlanChoice> {
      if (config.mode === 'off') throw noChange();
      const switched = await chooseInTestMode(context, wish);
      if (switched) return switched;
      if (!payments) throw notSetUp();
      const payer = payerOf(context);
      if (wish.plan === 'Free') {
        // What is stored may be older than a payment of this minute.
        await payments.refresh(payer);
        const left = await leaveUnpaidPlan(context);
        if (left) return left;
      }
      const answer = await payments.choose(payer, wish, keyOf(context));
      return 'url' in answer ? answer : { ...answer, billing: await viewAfter(context) };
    },

    /** Takes back what was to follow the paid period. */
    async keep(context: Attempted): Promise<Billing> {
      if (!payments) throw noChange();
      await payments.keep(payerOf(context));
      return viewAfter(context);
    },

    async openPortal(context: Attempted): Promise<{ url: string }> {
      const { hasPortal } = await viewAfter(context);
      if (!payments || !hasPortal) throw notSetUp();
      return { url: await payments.openPortal(payerOf(context)) };
    },

    /** Asks the payment service for the present state, where there is one. */
    async refresh(context: Attempted): Promise<Billing> {
      await payments?.refresh(payerOf(context));
      return viewAfter(context);
    },

    /** Refunds the last payment and ends the plan at once. Throws billing.not_refundable. */
    async refund(context: Attempted): Promise<Billing> {
      if (!payments) throw new ProblemError(409, { code: 'billing.not_refundable', message: 'Nothing was paid here' });
      await payments.refund(payerOf(context), keyOf(context));
      return viewAfter(context);
    },
  };
}

export type BillingService = ReturnType<typeof createBillingService>;

const payerOf = ({ actor }: Pick<Attempted, 'actor'>): Payer => ({ accountId: actor.accountId, email: actor.email });

const noChange = (): ProblemError =>
  new ProblemError(409, { code: 'billing.no_change', message: 'The account has this already' });

const notSetUp = (): ProblemError =>
  new ProblemError(409, { code: 'billing.payment_not_set_up', message: 'Payment is not set up in this installation' });
