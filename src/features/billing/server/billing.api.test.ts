/**
 * Plans, payment and invoices over HTTP: one suite under the three modes. What differs between them is said in one table;
 * the payment service is one in memory.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanWish } from '#features/billing/server/payments.ts';
import { billingActions, stripeEnvironment } from '#testing/billing-actions.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { createFakePayments } from '#testing/fake-payments.ts';
import { answerQuestions, bakeryAnswers } from '#testing/founder.ts';
import { type Answer, createTestProduct, type Person, realDocuments, type TestProduct } from '#testing/test-product.ts';

/** What each mode answers where they differ. */
const modes = {
  test: {
    environment: { BILLING: 'test' },
    isTestModeOffered: true,
    first: [409, 'billing.payment_not_set_up'],
    journey: ['switched', 'switched', 'switched', 'switched'],
    plans: ['Starter', 'Pro', 'Starter', 'Free'],
    invoices: [
      ['test', 'Starter', 'month', 2400],
      ['test', 'Pro', 'year', 75_840],
      ['test', 'Starter', 'month', 2400],
    ],
    madeBy: 'test_mode',
    refund: 'billing.not_refundable',
  },
  stripe: {
    environment: stripeEnvironment,
    isTestModeOffered: false,
    first: [200, 'checkout'],
    // Less of anything begins with the end of what is paid.
    journey: ['checkout', 'switched', 'scheduled', 'scheduled'],
    plans: ['Starter', 'Pro', 'Pro', 'Pro'],
    invoices: [
      ['stripe', 'Starter', 'month', 2400],
      ['stripe', 'Pro', 'year', 75_840],
    ],
    madeBy: 'payment',
    refund: undefined,
  },
  off: {
    environment: { BILLING: 'off' },
    isTestModeOffered: false,
    first: [409, 'billing.no_change'],
    journey: ['billing.no_change', 'billing.no_change', 'billing.no_change', 'billing.no_change'],
    plans: ['Pro', 'Pro', 'Pro', 'Pro'],
    invoices: [],
    madeBy: undefined,
    refund: 'billing.not_refundable',
  },
} as const;

const steps: readonly PlanWish[] = [
  { plan: 'Starter', interval: 'month' },
  { plan: 'Pro', interval: 'year' },
  { plan: 'Starter', interval: 'month' },
  { plan: 'Free', interval: 'month' },
];

describe.each(['test', 'stripe', 'off'] as const)('billing in mode %s', (mode) => {
  const expected = modes[mode];
  const payments = createFakePayments();
  let world: TestProduct;
  let act: ReturnType<typeof billingActions>;

  beforeAll(async () => {
    world = await createTestProduct({
      environment: expected.environment,
      documents: realDocuments,
      ...(mode === 'stripe' && { payments }),
    });
    act = billingActions(world, payments);
  });
  afterAll(() => world.close());

  /** Somebody who may change plans here, in whichever way this mode has. */
  const newPayer = async (): Promise<Person> => {
    const person = await world.signUp();
    if (mode === 'test') await act.setTestMode(person, true);
    return person;
  };

  it('begins without payment and without a past', async () => {
    const person = await world.signUp();
    const billing = await act.get(person);
    expect(billing).toEqual({
      mode,
      plan: mode === 'off' ? 'Pro' : 'Free',
      since: billing.accountCreatedAt,
      isTestModeOffered: expected.isTestModeOffered,
      isTestModeOn: false,
      subscription: null,
      hasPortal: false,
      hasDebt: false,
      changes: [],
      invoices: [],
      accountCreatedAt: billing.accountCreatedAt,
    });
    const { body } = await world.call('GET', '/api/account', { as: person });
    expect([body.plan, body.billing]).toEqual([billing.plan, { mode, isTestModeOn: false }]);
  });

  it('changes nothing before test mode is on or something is paid', async () => {
    const person = await world.signUp();
    const { status, body } = await act.send(person, { plan: 'Pro', interval: 'year' });
    expect([status, body.outcome ?? body.code]).toEqual(expected.first);
    const { plan, changes, invoices } = await act.get(person);
    expect([plan, changes, invoices]).toEqual([mode === 'off' ? 'Pro' : 'Free', [], []]);
    expect(await act.eventsOf(person)).toEqual([]);
  });

  it('has the switch for test mode where it is on offer, and nowhere else', async () => {
    const person = await world.signUp();
    const on = await act.setTestMode(person, true);
    const { body } = await world.call('GET', '/api/account', { as: person });
    expect([on.status, on.body.code, body.billing.isTestModeOn]).toEqual(
      mode === 'test' ? [200, undefined, true] : [409, 'billing.test_mode_unavailable', false],
    );
  });

  it('leads from Free to Starter, to Pro, to less and to nothing, each with its history, events and invoices', async () => {
    const person = await newPayer();
    const outcomes: string[] = [];
    const plans: string[] = [];
    for (const step of steps) {
      world.clock.now = new Date(world.clock.now.getTime() + 60_000);
      outcomes.push(await act.choose(person, step));
      plans.push(await act.planOf(person));
    }
    expect([outcomes, plans]).toEqual([expected.journey, expected.plans]);
    const { changes, invoices, plan, since } = await act.get(person);
    expect(plan).toBe(plans.at(-1));
    expect(
      [...invoices].reverse().map(({ kind, plan: of, interval, amountCents }) => [kind, of, interval, amountCents]),
    ).toEqual(expected.invoices);
    const moves = [...changes].reverse();
    const distinct = mode === 'off' ? [] : expected.plans.filter((each, index, all) => each !== all[index - 1]);
    expect(moves.map(({ to }) => to)).toEqual(distinct);
    for (const { madeBy } of moves) expect(madeBy).toBe(expected.madeBy);
    if (changes[0]) expect(since).toBe(changes[0].changedAt);
    expect((await act.eventsOf(person)).map(({ payload }) => payload)).toEqual(
      moves.map(({ from, to }) => ({ from, to })),
    );
    for (const { status, currency, hasPdf } of invoices)
      expect([status, currency, hasPdf]).toEqual(['paid', 'usd', true]);
  });

  it('refuses what the account has already, and takes another interval of it', async () => {
    const person = await newPayer();
    await act.choose(person, { plan: 'Starter', interval: 'month' });
    expect(await act.choose(person, { plan: 'Starter', interval: 'month' })).toBe('billing.no_change');
    expect(await act.choose(person, { plan: 'Starter', interval: 'year' })).toBe(
      mode === 'off' ? 'billing.no_change' : 'switched',
    );
    const { subscription, changes } = await act.get(person);
    expect([subscription?.interval, changes.length]).toEqual(mode === 'off' ? [undefined, 0] : ['year', 1]);
  });

  it('says what is paid for: nothing falls due in test mode', async () => {
    const person = await newPayer();
    await act.choose(person, { plan: 'Pro', interval: 'month' });
    const { subscription, hasPortal } = await act.get(person);
    const nothingDue = { periodEndsAt: null, next: null, graceEndsAt: null, refundableUntil: null };
    const pretended = { interval: 'month', amountCents: 7900, ...nothingDue };
    if (mode === 'stripe')
      expect(subscription).toEqual({
        ...pretended,
        periodEndsAt: expect.any(String),
        refundableUntil: new Date(world.clock.now.getTime() + 14 * 86_400_000).toISOString(),
      });
    else expect(subscription).toEqual(mode === 'test' ? pretended : null);
    expect(hasPortal).toBe(mode === 'stripe');
    const portal = await world.call('POST', '/api/billing/portal', { as: person });
    expect(portal.body.url ?? portal.body.code).toBe(
      mode === 'stripe' ? `https://pay.example/portal/${person.userId}` : 'billing.payment_not_set_up',
    );
  });

  it('answers a repeated attempt with the first answer and carries it out once, however many come at a time', async () => {
    const person = await newPayer();
    const key = crypto.randomUUID();
    const wish = { plan: 'Starter', interval: 'month' } as const;
    const together = await Promise.all(Array.from({ length: 6 }, () => act.send(person, wish, key)));
    const answers = new Set(together.map(({ status, body }) => JSON.stringify([status, body.outcome ?? body.code])));
    expect(answers.size).toBe(1);
    const [{ body: first }] = together as [Answer];
    expect((await act.send(person, wish, key)).body.outcome).toBe(first.outcome);
    const other = await act.send(person, { ...wish, plan: 'Pro' }, key);
    // Where the attempt was refused, nothing of it is kept.
    if (mode !== 'off') expect([other.status, other.body.code]).toEqual([422, 'request.idempotency_key_reused']);
    const { changes, invoices } = await act.get(person);
    expect([changes.length, invoices.length]).toEqual(mode === 'test' ? [1, 1] : [0, 0]);
    const without = await world.call('POST', '/api/billing/plan', { as: person, body: wish });
    expect([without.status, without.body.code]).toEqual([400, 'request.idempotency_key_required']);
  });

  it('changes once where the same is asked for twice at once', async () => {
    const person = await newPayer();
    if (mode === 'stripe') await act.choose(person, { plan: 'Starter', interval: 'month' });
    const wish = { plan: 'Pro', interval: 'month' } as const;
    const outcomes = (await Promise.all([act.send(person, wish), act.send(person, wish)])).map(
      ({ body }) => body.outcome ?? body.code,
    );
    expect(outcomes.sort()).toEqual(
      mode === 'off' ? ['billing.no_change', 'billing.no_change'] : ['billing.no_change', 'switched'],
    );
    const { invoices } = await act.get(person);
    expect(invoices.filter(({ plan }) => plan === 'Pro')).toHaveLength(mode === 'off' ? 0 : 1);
  });

  it('takes back what was to follow, and gives money back, where there is any', async () => {
    const person = await newPayer();
    await act.choose(person, { plan: 'Pro', interval: 'month' });
    const keep = () => world.call('POST', '/api/billing/plan/keep', { as: person });
    const refund = (key: string = crypto.randomUUID()) =>
      world.call('POST', '/api/billing/refund', { as: person, headers: { 'idempotency-key': key } });
    expect((await keep()).body.code).toBe('billing.no_change');
    if (mode === 'stripe') {
      await act.choose(person, { plan: 'Free', interval: 'month' });
      expect((await act.get(person)).subscription?.next).toEqual({ plan: 'Free', interval: null });
      expect((await keep()).body.subscription.next).toBeNull();
    }
    const key = crypto.randomUUID();
    const { body } = await refund(key);
    expect(body.code).toBe(expected.refund);
    if (mode !== 'stripe') return;
    expect([body.plan, body.subscription]).toEqual(['Free', null]);
    expect((await refund(key)).body).toEqual(body);
    expect((await refund()).body.code).toBe('billing.not_refundable');
  });

  it('gives out invoices to their account alone', async () => {
    const person = await newPayer();
    await act.choose(person, { plan: 'Starter', interval: 'year' });
    const [invoice] = (await act.get(person)).invoices;
    if (mode === 'off') return expect(invoice).toBeUndefined();
    const path = `/api/billing/invoices/${invoice!.id}/download`;
    const stranger = await world.signUp();
    expect((await world.call('POST', path, { as: stranger })).status).toBe(404);
    const { body } = await world.call('POST', path, { as: person });
    if (mode === 'stripe') return expect(body.url).toMatch(/^https:\/\/pay\.example\/in_\d+\.pdf$/);
    expect(body.url).toMatch(/^\/downloads\/invoice\//);
    const file = await world.product.app.request(`http://localhost:18400${body.url}`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${invoice!.number}.pdf"`);
    const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(pdf.pageTexts).toHaveLength(1);
    for (const text of [
      'Test invoice',
      'This is a test invoice. Nothing was charged.',
      invoice!.number,
      person.email,
      'Groundwork Starter',
      'Yearly',
      '$230.40',
      'Total',
    ])
      expect([text, pdf.text.includes(text)]).toEqual([text, true]);
    expect(pdf.text.indexOf('Nothing was charged.')).toBeLessThan(pdf.text.indexOf(invoice!.number));
    expect(invoice!.number).toMatch(/^TEST-\d{4}-\d{6}$/);
    world.clock.now = new Date(world.clock.now.getTime() + 121_000);
    expect((await world.product.app.request(`http://localhost:18400${body.url}`)).status).toBe(404);
  });

  it('opens what the plan opens, or everything', async () => {
    const person = await newPayer();
    const { id } = await answerQuestions(world, person);
    const openSections = async () =>
      (await world.call('GET', `/api/advisor/conversations/${id}/plan`, { as: person })).body.sections.filter(
        ({ state }: { state: string }) => state === 'open',
      ).length;
    expect(await openSections()).toBe(mode === 'off' ? 7 : 3);
    const { body } = await world.call('GET', '/api/billing/usage', { as: person });
    const ideas = body.quotas.find(({ quota }: { quota: string }) => quota === 'advisor.ideas');
    expect([body.plan, ideas.limit, ideas.used]).toEqual(mode === 'off' ? ['Pro', null, 1] : ['Free', 1, 1]);
    await act.choose(person, { plan: 'Pro', interval: 'month' });
    expect(await openSections()).toBe(7);
    const [stored] = await world.product.database.system<{ plan: string }[]>`
      select plan from users where user_id = ${person.userId}`;
    // With BILLING=off the stored plan is not changed.
    expect(stored!.plan).toBe(mode === 'off' ? 'Free' : 'Pro');
    if (mode !== 'off') return;
    const second = await world.call('POST', '/api/workspaces', {
      as: person,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { name: 'Another' },
    });
    await answerQuestions(world, person, bakeryAnswers.slice(0, 1), second.body.workspace.id);
  });

  it('is ended before an account is deleted: what was charged stays under a pseudonym, what was not goes', async () => {
    const person = await newPayer();
    await act.choose(person, { plan: 'Pro', interval: 'month' });
    await world.product.database.system`insert into billing_event (id, type, customer_id, occurred_at, received_at)
      values (${`evt_${mode}`}, 'invoice.paid', ${`cus_${person.userId}`}, now(), now())`;
    const body = { confirmation: person.email, password: 'correct horse battery' };
    await world.call('POST', '/api/account/deletion', { as: person, body });
    const startedAt = world.clock.now;
    world.clock.now = new Date(startedAt.getTime() + 15 * 86_400_000);
    const isThere = async () =>
      (await world.product.database.system`select 1 from users where user_id = ${person.userId}`).length === 1;
    if (mode === 'stripe') {
      payments.isAway = true;
      await world.product.privacy.run();
      expect(await isThere()).toBe(true);
      payments.isAway = false;
      // The pause before it is tried again.
      world.clock.now = new Date(world.clock.now.getTime() + 15_000);
    }
    await world.product.privacy.run();
    expect(await isThere()).toBe(false);
    const pseudonym = world.product.privacy.pseudonymOf(person.userId);
    const kept = await world.product.database.system`select plan, amount_cents::int as cents, currency, status
      from left_invoice where pseudonym = ${pseudonym}`;
    expect(kept).toEqual(mode === 'stripe' ? [{ plan: 'Pro', cents: 7900, currency: 'usd', status: 'paid' }] : []);
    expect(await world.product.database.system`select 1 from billing_event where id = ${`evt_${mode}`}`).toHaveLength(
      mode === 'stripe' ? 0 : 1,
    );
    world.clock.now = startedAt;
  });
});
