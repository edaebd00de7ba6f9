import { type Measure, median, percentile, size } from './harness.ts';
import { expectPost, type KeptConnections, keptConnections } from './support/json-call.ts';
import { withProduct } from './support/with-product.ts';

const sessionCount = size(50, 3);
const rounds = size(6);
const refreshesEach = size(3);
const aloneEach = size(20);

/** Exchanging a refresh token for the next one, with both halves, while many others do the same. */
export const authRefresh: Measure = {
  name: 'auth-refresh',
  title: `Refreshing, ${sessionCount} sessions at once`,
  how: `Browser sessions of ${sessionCount} people, both halves of the token, each on a connection of its own: every session refreshes ${refreshesEach} times in a row beside all others; between these rounds one session refreshes ${aloneEach} times alone. ${rounds} interleaved rounds after one to warm up; each value is one round's median, 95th percentile or rate.`,
  run: () =>
    withProduct(async ({ origin }) => {
      const agent = keptConnections(sessionCount);
      const sessions: BrowserSession[] = [];
      for (let made = 0; made < sessionCount; made++) sessions.push(await openSession(origin, agent, made));
      const together = async (): Promise<Round> => {
        const startedMs = performance.now();
        const times = await Promise.all(sessions.map((session) => session.refresh(refreshesEach)));
        return { times: times.flat(), seconds: (performance.now() - startedMs) / 1000 };
      };
      await together();
      await sessions[0]!.refresh(size(5));
      const crowded: Round[] = [];
      const alone: (readonly number[])[] = [];
      for (let round = 0; round < rounds; round++) {
        crowded.push(await together());
        alone.push(await sessions[0]!.refresh(aloneEach));
      }
      const ms = 'ms';
      return [
        { what: 'alone, median', unit: ms, values: alone.map(median) },
        { what: 'alone, p95', unit: ms, values: alone.map((times) => percentile(times, 0.95)) },
        { what: `${sessionCount} at once, median`, unit: ms, values: crowded.map(({ times }) => median(times)) },
        { what: `${sessionCount} at once, p95`, unit: ms, values: crowded.map(({ times }) => percentile(times, 0.95)) },
        {
          what: `${sessionCount} at once, rate`,
          unit: 'refreshes/s',
          values: crowded.map(({ times, seconds }) => times.length / seconds),
        },
      ];
    }),
};

interface Round {
  readonly times: readonly number[];
  readonly seconds: number;
}

interface BrowserSession {
  /** Refreshes so often, one after the other; how long each took. */
  refresh(count: number): Promise<readonly number[]>;
}

async function openSession(origin: string, agent: KeptConnections, index: number): Promise<BrowserSession> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const person = { email: `refresh-${index}@example.com`, password: 'correct horse battery' };
  const opened = await expectPost(200, `${origin}/auth/v1/signup`, person, { headers, agent });
  let token = (opened.body as { refresh_token: string }).refresh_token;
  return {
    refresh: async (count) => {
      const times: number[] = [];
      for (let done = 0; done < count; done++) {
        const options = { headers: { ...headers, cookie: opened.cookie }, agent };
        const url = `${origin}/auth/v1/token?grant_type=refresh_token`;
        const answer = await expectPost(200, url, { refresh_token: token }, options);
        token = (answer.body as { refresh_token: string }).refresh_token;
        times.push(answer.tookMs);
      }
      return times;
    },
  };
}
