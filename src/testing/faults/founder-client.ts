import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Conversation, OpenSection, PlanView } from '#features/advisor/advisor.contract.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import type { Profile } from '#features/profile/profile.contract.ts';
import type { SeededRandom } from '#shared/seeded-random.ts';
import { bakeryAnswers } from '#testing/founder.ts';
import type { Ledger, Observations } from './ledger.ts';
import { type Outcome, type Sending, send } from './send.ts';

type Answered = Extract<Outcome, { kind: 'answered' }>;

/** One founder's browser, which sends again whatever was not answered, as the product's own does. */
export interface FounderClient {
  signUp(): Promise<void>;
  /** Sends all five answers, some of them twice. */
  answerQuestions(): Promise<void>;
  /** Enters the names of rivals in the profile. */
  enterFact(): Promise<void>;
  editSection(): Promise<void>;
  composeSection(): Promise<void>;
}

/** Builds a client that records acknowledged writes in `ledger`, and faults in `seen`. */
export function createFounderClient(
  origin: string,
  ledger: Ledger,
  seen: Observations,
  random: SeededRandom,
): FounderClient {
  const attempt = async (sending: Sending): Promise<Answered | undefined> => {
    seen.requests += 1;
    seen.underWay += 1;
    const outcome = await send(origin, { accessToken: ledger.accessToken, ...sending });
    seen.underWay -= 1;
    if (outcome.kind === 'lost') {
      seen.lost += 1;
      if (outcome.reason === 'TimeoutError') seen.faults.push(`${sending.method} ${sending.path} was not answered`);
      return undefined;
    }
    if (outcome.status >= 500) {
      seen.refused += 1;
      const { code } = outcome.body as { code?: unknown };
      const isInShape = sending.path.startsWith('/auth') || code === 'server.database_away';
      if (outcome.status !== 503 || !isInShape || !outcome.headers.get('retry-after'))
        seen.faults.push(`${sending.path} answered ${outcome.status} ${JSON.stringify(outcome.body)}`);
      return undefined;
    }
    return outcome;
  };

  /** Sends until answered; only for requests that may be repeated. */
  const insist = async (sending: Sending): Promise<Answered> => {
    for (;;) {
      const answer = await attempt(sending);
      // Signing up is limited for each address; everything comes from one here.
      const isLimited = answer?.status === 429 && sending.path.startsWith('/auth');
      if (answer && !isLimited) return answer;
      if (seen.isAborted) throw new Error(`${sending.path} was never answered`);
      seen.retries += 1;
      await sleep(answer ? 500 : 40);
    }
  };

  const expectOk = (answer: Answered, what: string): boolean => {
    if (answer.status === 200) return true;
    seen.faults.push(`${what} answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    return false;
  };

  /** A request under one key: now and then sent twice at once, or again after it was answered. */
  const once = async (path: string, body: unknown): Promise<Answered> => {
    const sending = { method: 'POST', path, body, idempotencyKey: randomUUID() } as const;
    const isDoubled = random.below(5) === 0;
    const [answer, twin] = await Promise.all([insist(sending), isDoubled ? insist(sending) : undefined]);
    const again = twin ?? (random.below(4) === 0 ? await insist(sending) : undefined);
    if (again) seen.replays += 1;
    if (again && !isDeepStrictEqual(again.body, answer.body))
      seen.faults.push(`${path} answered two things under one key: ${JSON.stringify(again.body).slice(0, 300)}`);
    return answer;
  };

  const session = (answer: Answered): void => {
    const body = answer.body as { access_token: string; user: { id: string } };
    ledger.accessToken = body.access_token;
    ledger.userId = body.user.id;
  };

  let workspaceId = '';
  const getProfile = async (): Promise<Profile> =>
    (await insist({ method: 'GET', path: `/api/profile/${workspaceId}` })).body as Profile;
  const findRivals = (profile: Profile) => profile.facts.find(({ key }) => key === 'competitors.named');

  const pickOpenSection = async (): Promise<OpenSection | undefined> => {
    const answer = await insist({ method: 'GET', path: `/api/advisor/conversations/${ledger.conversationId}/plan` });
    if (!expectOk(answer, 'the plan')) return undefined;
    const open = (answer.body as PlanView).sections.filter((section) => section.state === 'open');
    for (const section of open) {
      const known = ledger.sections.get(section.id);
      if (known && section.revision < known.revision)
        seen.faults.push(`${section.id} went back from revision ${known.revision} to ${section.revision}`);
    }
    return random.pick(open);
  };

  return {
    signUp: async () => {
      const { email, password } = ledger;
      const answer = await insist({
        method: 'POST',
        path: '/auth/v1/signup',
        body: { email, password, data: { full_name: 'Marieke Koster' } },
      });
      if (answer.status === 200) return session(answer);
      // An answer that was lost after the account was made: the repeat is refused, and the password opens it.
      const repeat = await insist({
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        body: { email, password },
      });
      if (expectOk(repeat, `signing in after ${JSON.stringify(answer.body)}`)) session(repeat);
    },

    answerQuestions: async () => {
      const { workspaces } = (await insist({ method: 'GET', path: '/api/workspaces' })).body as {
        workspaces: { id: string }[];
      };
      workspaceId = workspaces[0]!.id;
      for (const [index, question] of questionIds.entries()) {
        const content = `${bakeryAnswers[index]} (${ledger.email.split('@')[0]})`;
        const entry = { content, isAcknowledged: false };
        ledger.answers.push(entry);
        const answer = await once('/api/advisor/answers', {
          workspaceId,
          conversationId: ledger.conversationId,
          question,
          content,
        });
        if (!expectOk(answer, `the answer about ${question}`)) return;
        entry.isAcknowledged = true;
        ledger.conversationId = (answer.body as Conversation).id;
      }
    },

    enterFact: async () => {
      const known = findRivals(await getProfile())?.version ?? 0;
      const value = { type: 'texts', items: [`Bakery ${random.below(1_000_000)}`] } as const;
      const path = `/api/profile/${workspaceId}/facts/competitors.named`;
      const answer = await attempt({ method: 'PUT', path, body: { version: known, value } });
      if (answer && !expectOk(answer, 'the fact')) return;
      const now = findRivals(answer ? (answer.body as Profile) : await getProfile());
      if (now?.version === known + 1 && isDeepStrictEqual(now.value, value))
        ledger.facts.push({ key: 'competitors.named', version: now.version, value });
      else if (answer || (now?.version ?? 0) !== known)
        seen.faults.push(`a fact of version ${known} left ${JSON.stringify(now)}`);
    },

    editSection: async () => {
      const section = await pickOpenSection();
      const block = section?.blocks.find((candidate) => candidate.kind === 'paragraph');
      if (!section || !block) return;
      const text = `Written by hand ${random.below(1_000_000)}.`;
      const path = `/api/advisor/conversations/${ledger.conversationId}/sections/${section.id}`;
      const texts = [{ blockId: block.id, text }];
      const answer = await attempt({ method: 'PATCH', path, body: { revision: section.revision, texts } });
      if (answer && expectOk(answer, 'the edit'))
        ledger.sections.set(section.id, { revision: (answer.body as OpenSection).revision, text });
    },

    composeSection: async () => {
      const section = await pickOpenSection();
      if (!section) return;
      const path = `/api/advisor/conversations/${ledger.conversationId}/sections/${section.id}/compose`;
      const answer = await once(path, { revision: section.revision });
      if (expectOk(answer, 'composing a section'))
        ledger.sections.set(section.id, { revision: (answer.body as OpenSection).revision, text: undefined });
    },
  };
}
