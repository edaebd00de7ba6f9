import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { openAdmission } from '#server/http/admission.ts';
import { createDownloads } from '#server/http/downloads/downloads.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { createBilling } from './create-billing.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

it('messages are forgotten by their day, and invoices of people who left after ten years', async () => {
  const { database } = world.product;
  const now = new Date('2037-03-01T00:00:00Z');
  const before = new Date('2037-01-30T00:00:00Z');
  for (const [id, receivedAt] of [
    ['evt_old', '2037-01-29T23:59:59Z'],
    ['evt_kept', '2037-01-30T00:00:00Z'],
  ] as const)
    await database.system`insert into billing_event (id, type, occurred_at, received_at)
      values (${id}, 'invoice.paid', ${receivedAt}, ${receivedAt})`;
  for (const issuedAt of ['2027-02-01T00:00:00Z', '2027-03-01T00:00:00Z'])
    await database.system`insert into left_invoice
      values ('someone', ${issuedAt}, 'Pro', 'year', 75840, 'usd', 'paid', ${issuedAt})`;
  const billing = createBilling({
    config: { mode: 'test', isTestModeOffered: true, stripe: undefined },
    database,
    planTable,
    payments: undefined,
    documents: { renderPdf: async () => new Uint8Array() },
    accountStorage: { measure: async () => 0 },
    downloads: createDownloads({
      admission: openAdmission,
      key: randomBytes(32),
      database,
      findActorOfSession: async () => undefined,
      record: async () => {},
    }),
  });
  await billing.housekeeping(before, now);
  expect(await database.system`select id from billing_event`).toEqual([{ id: 'evt_kept' }]);
  expect(await database.system`select number from left_invoice`).toEqual([{ number: '2027-03-01T00:00:00Z' }]);
});
