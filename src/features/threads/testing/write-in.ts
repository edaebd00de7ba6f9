import type { Person, TestProduct } from '#testing/test-product.ts';
import { type Received, type Reception, threadsService } from '../server/threads.service.ts';

type World = Pick<TestProduct, 'product' | 'clock'>;

/** Somebody writes to a business, as a form of its site would hand it in. */
export async function writeIn(
  { product, clock }: World,
  as: Pick<Person, 'userId'>,
  workspaceId: string,
  written: Partial<Omit<Received, 'workspaceId'>> = {},
): Promise<Reception> {
  const scope = { accountId: as.userId, workspaceIds: [workspaceId] };
  return product.database.withTenant(scope, (tx) =>
    threadsService.receive({ tx, now: clock.now }, as.userId, {
      workspaceId: workspaceId as `ws_${string}`,
      origin: 'site-form',
      originId: 'site_00000000000000000000000001',
      form: 'contact',
      language: 'en',
      person: { name: 'Mara Visitor', mail: 'mara@visitor.example' },
      subject: 'Your message to Levain & Rye',
      body: `Do you bake on Sundays? ${crypto.randomUUID()}`,
      fields: [],
      consent: null,
      heldReasons: [],
      ...written,
    }),
  );
}
