import { confirmBakery } from '#testing/founder.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import { atMost, type Measure, percentile, size, time } from './harness.ts';
import { signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const taps = size(120);

/** What one says of a word of the answers, until the plan is reckoned anew. */
export const tap: Measure = {
  name: 'tap',
  title: 'A tap to the recomputed plan',
  how: `Over HTTP, on a plan that is reckoned to the end: what a number of the answers stands for is said otherwise and back, ${taps} times; the time until the plan that follows from it has been read.`,
  run: () =>
    withProduct(async ({ origin }) => {
      const { session, conversationId } = await signUpWithPlan(origin, 'tap');
      const call: TestProduct['call'] = async (method, path, options = {}) => {
        const answer = await fetch(origin + path, {
          method,
          headers: {
            authorization: `Bearer ${session.access_token}`,
            ...(options.body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
        });
        return { status: answer.status, body: await answer.json(), headers: answer.headers };
      };
      const at = `/api/advisor/conversations/${conversationId}`;
      // Whose it is stands in the header of every call.
      await confirmBakery({ call }, {} as Person, conversationId);
      const values: number[] = [];
      for (let index = 0; index < taps; index++) {
        const { mentions } = (await call('GET', `${at}/reading`)).body;
        const { id, version } = mentions.find(({ quote }: { quote: string }) => quote === '120 loaves a day');
        const role = index % 2 === 0 ? 'capacity' : 'sales.expected';
        values.push(
          await time(async () => {
            const tapped = await call('PATCH', `${at}/labels`, { body: { labels: [{ mention: id, version, role }] } });
            const plan = await call('GET', `${at}/plan`);
            if (tapped.status !== 200 || plan.status !== 200) throw new Error(JSON.stringify([tapped.body, plan.body]));
          }),
        );
      }
      const p95 = [percentile(values, 0.95)];
      return [
        { what: 'one tap', unit: 'ms', values },
        { what: 'one tap, p95', unit: 'ms', values: p95, promise: atMost(p95, 100, 'ms') },
      ];
    }),
};
