/** The signed address of an invoice opens that invoice, for its account, while the session lives; and nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailCatalogue } from '#server/mail/read-catalogue.ts';
import { billingActions } from '#testing/billing-actions.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { createFakePayments } from '#testing/fake-payments.ts';
import { answerQuestions } from '#testing/founder.ts';
import { createTestProduct, type Person, realDocuments, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let act: ReturnType<typeof billingActions>;

beforeAll(async () => {
  world = await createTestProduct({ documents: realDocuments });
  act = billingActions(world, createFakePayments());
});
afterAll(() => world.close());

/** Somebody with one test invoice, and the address of its PDF. */
async function billed(): Promise<{ person: Person; invoiceId: string; address: string }> {
  const person = await world.signUp();
  await act.setTestMode(person, true);
  await act.choose(person, { plan: 'Starter', interval: 'month' });
  const [invoice] = (await act.get(person)).invoices;
  const { body } = await world.call('POST', `/api/billing/invoices/${invoice!.id}/download`, { as: person });
  return { person, invoiceId: invoice!.id, address: body.url };
}
const open = async (address: string): Promise<number> => (await world.product.app.request(address)).status;

describe('the PDF of a test invoice', () => {
  it.each(['es', 'fr', 'de', 'zh', 'ja'])(
    'says in %s that nothing was charged, in letters that are there',
    async (language) => {
      const { person, address } = await billed();
      await world.product.database.system`update users set language = ${language}, name = 'Zoë 王小明 さくら'
      where user_id = ${person.userId}`;
      const file = await world.product.app.request(address);
      const { text, pageTexts } = await readPdf(new Uint8Array(await file.arrayBuffer()));
      const plain = (words: string): string => words.replace(/\s+/g, '');
      const catalogue = mailCatalogue(language);
      expect(pageTexts).toHaveLength(1);
      for (const id of ['invoice.title', 'invoice.note', 'invoice.monthly', 'invoice.total'])
        expect(plain(text)).toContain(plain(String(catalogue[id])));
      expect(plain(text)).toContain(plain('Zoë 王小明 さくら'));
      expect(plain(text)).not.toContain(plain(String(catalogue['invoice.missingCharacters'])));
    },
  );
});

describe('the address of an invoice', () => {
  it('opens nothing that was written into it afterwards', async () => {
    const [one, other] = [await billed(), await billed()];
    const [header = '', payload = '', signature = ''] = one.address.split('/').at(-1)!.split('.');
    const ticket = Buffer.from(payload, 'base64url').toString('utf8');
    const forged = Buffer.from(ticket.replace(one.invoiceId, other.invoiceId)).toString('base64url');
    expect(forged).not.toBe(payload);
    const faults = [
      `${header}.${forged}.${signature}`,
      `${header}.${payload}.`,
      payload,
      `${header}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    ];
    expect(await Promise.all(faults.map((fault) => open(`/downloads/invoice/${fault}`)))).toEqual([404, 404, 404, 404]);
    expect(await open(one.address)).toBe(200);
  });

  it('is not that of a plan: what was signed for one kind of file opens no other', async () => {
    const { person, address } = await billed();
    const { id } = await answerQuestions(world, person);
    const plan = await world.call('POST', `/api/advisor/conversations/${id}/downloads`, {
      as: person,
      body: { format: 'pdf' },
    });
    const planToken = plan.body.address.split('/').at(-1);
    expect(await open(`/downloads/invoice/${planToken}`)).toBe(404);
    expect(await open(plan.body.address.replace(planToken, address.split('/').at(-1)))).toBe(404);
  });

  it('opens nothing once its session has ended', async () => {
    const { person, address } = await billed();
    expect(await open(address)).toBe(200);
    await world.call('POST', '/auth/v1/logout', { as: person });
    expect(await open(address)).toBe(404);
  });
});
