import { setTimeout as sleep } from 'node:timers/promises';
import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import { type SeededRandom, seededRandom } from '#shared/seeded-random.ts';
import { type CallerAnswer, createCaller } from './caller.ts';

/** Somebody who uses the product at a person's pace, from an address of their own. */
export interface PersonAtWork {
  /** Milliseconds of each answer since this was last asked. */
  takeTimes(): readonly number[];
  /** What was answered that should not have been. */
  readonly faults: readonly string[];
  /** What the account stores, in bytes. */
  readStored(): Promise<number>;
  /** Works until told to stop. */
  work(pauseMs: readonly [number, number]): Promise<void>;
  stop(): void;
}

/** A token lasts a quarter of an hour. */
const refreshAfterMs = 8 * 60_000;
/** Below the most that a conversation holds. */
const mostMessages = 40;
const password = 'correct horse battery';

/** Signs somebody up at a product and has them give the five answers. */
export async function createPersonAtWork(
  origin: string,
  {
    name,
    from,
    answers,
  }: { readonly name: string; readonly from: string; readonly answers: Readonly<Record<QuestionId, string>> },
): Promise<PersonAtWork> {
  const caller = createCaller(origin, from);
  const random: SeededRandom = seededRandom(name);
  const faults: string[] = [];
  let times: number[] = [];
  let token = '';
  let refreshToken = '';
  let isOver = false;
  let signedInAtMs = 0;

  const ask = async (method: string, path: string, body?: unknown): Promise<CallerAnswer['text']> => {
    const headers = {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      'idempotency-key': crypto.randomUUID(),
    };
    const answer = await caller.call(method, path, body, headers).catch((error: Error) => error);
    if (answer instanceof Error) faults.push(`${method} ${path}: ${answer.message}`);
    else {
      times.push(answer.tookMs);
      if (answer.status === 200) return answer.text;
      faults.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    throw new Error(faults.at(-1));
  };
  const read = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    JSON.parse(await ask(method, path, body)) as T;
  const takeSession = (session: { readonly access_token: string; readonly refresh_token: string }): void => {
    token = session.access_token;
    refreshToken = session.refresh_token;
    signedInAtMs = performance.now();
  };

  const account = { email: `${name}@example.com`, password, data: { full_name: 'Marieke Koster' } };
  takeSession(await read('POST', '/auth/v1/signup', account));
  const { workspaces } = await read<{ workspaces: { id: string }[] }>('GET', '/api/workspaces');
  const workspaceId = workspaces[0]!.id;
  let conversationId: string | null = null;
  for (const question of questionIds) {
    const answer: unknown = { workspaceId, conversationId, question, content: answers[question] };
    conversationId = (await read<{ id: string }>('POST', '/api/advisor/answers', answer)).id;
  }
  const conversation = `/api/advisor/conversations/${conversationId}`;
  let messages = questionIds.length;

  const actions: readonly (() => Promise<unknown>)[] = [
    () => ask('GET', `/api/dashboard/${workspaceId}`),
    () => ask('GET', `/api/dashboard/${workspaceId}`),
    () => ask('GET', `/api/advisor/conversation?workspaceId=${workspaceId}`),
    () => ask('GET', `${conversation}/plan`),
    () => ask('GET', `${conversation}/plan`),
    () => ask('GET', `${conversation}/figures`),
    () => ask('GET', '/api/search?query=customers'),
    () => ask('GET', '/api/notifications'),
    () => ask('GET', '/api/account'),
    () => ask('GET', '/api/billing/usage'),
    async () => {
      if (messages >= mostMessages) return;
      messages += 1;
      const content = `What about month ${random.below(36)}?`;
      await ask('POST', '/api/advisor/answers', { workspaceId, conversationId, question: null, content });
    },
    async () => {
      const { sections } = await read<{ sections: readonly EditableSection[] }>('GET', `${conversation}/plan`);
      const section = random.pick(sections.filter(({ state }) => state === 'open'));
      const block = section.blocks.find(({ kind }) => kind === 'paragraph');
      if (!block) return;
      const texts = [{ blockId: block.id, text: `Written by hand ${random.below(1_000_000)}.` }];
      await ask('PATCH', `${conversation}/sections/${section.id}`, { revision: section.revision, texts });
    },
    async () => {
      if (random.below(5) > 0) return;
      const { address } = await read<{ address: string }>('POST', `${conversation}/downloads`, { format: 'pdf' });
      await ask('GET', address);
    },
  ];

  const refresh = async (): Promise<void> => {
    const body = { refresh_token: refreshToken };
    takeSession(await read('POST', '/auth/v1/token?grant_type=refresh_token', body));
  };
  const act = async (): Promise<void> => {
    if (performance.now() - signedInAtMs > refreshAfterMs) await refresh();
    await random.pick(actions)();
  };

  return {
    faults,
    takeTimes: () => {
      const taken = times;
      times = [];
      return taken;
    },
    readStored: async () => {
      await refresh();
      return (await read<{ storage: { used: number } }>('GET', '/api/billing/usage')).storage.used;
    },
    work: async ([least, most]) => {
      while (!isOver) {
        await sleep(least + random.next() * (most - least));
        // What failed is noted; a person goes on.
        if (!isOver) await act().catch(() => undefined);
      }
      caller.close();
    },
    stop: () => {
      isOver = true;
    },
  };
}

interface EditableSection {
  readonly id: string;
  readonly state: string;
  readonly revision: number;
  readonly blocks: readonly { readonly id: string; readonly kind: string }[];
}
