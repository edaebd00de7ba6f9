import { isDeepStrictEqual } from 'node:util';
import type { Conversation, PlanView } from '#features/advisor/advisor.contract.ts';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { type ConnectionTarget, connect, type Sql } from '#server/db/connect.ts';
import { inlineText } from '#shared/prose.ts';
import type { Ledger } from './ledger.ts';
import { send } from './send.ts';

/** Checks, signed in again as each founder, that everything acknowledged to them is stored. Returns what is wrong. */
export async function findLosses(origin: string, ledgers: readonly Ledger[]): Promise<string[]> {
  const faults: string[] = [];
  for (const ledger of ledgers) {
    if (!ledger.userId) continue;
    const { email, password } = ledger;
    const get = async (path: string, accessToken: string): Promise<unknown> => {
      const answer = await send(origin, { method: 'GET', path, accessToken });
      if (answer.kind === 'answered' && answer.status === 200) return answer.body;
      faults.push(`${email}: ${path} answered ${JSON.stringify(answer)}`);
      return undefined;
    };
    const path = '/auth/v1/token?grant_type=password';
    const signIn = await send(origin, { method: 'POST', path, body: { email, password } });
    if (signIn.kind !== 'answered' || signIn.status !== 200) {
      faults.push(`${email} cannot sign in: ${JSON.stringify(signIn)}`);
      continue;
    }
    const token = (signIn.body as { access_token: string }).access_token;
    if (!ledger.answers.some((answer) => answer.isAcknowledged)) continue;
    const listed = (await get('/api/workspaces', token)) as { workspaces: { id: string }[] } | undefined;
    const latest = `/api/advisor/conversation?workspaceId=${listed?.workspaces[0]?.id}`;
    const conversation = (await get(latest, token)) as Conversation | undefined;
    if (conversation) faults.push(...missingAnswers(ledger, conversation).map((fault) => `${email}: ${fault}`));
    if (!ledger.answers[4]?.isAcknowledged) continue;
    const plan = (await get(`/api/advisor/conversations/${ledger.conversationId}/plan`, token)) as PlanView | undefined;
    if (plan) faults.push(...missingEdits(ledger, plan).map((fault) => `${email}: ${fault}`));
  }
  return faults;
}

function missingAnswers(ledger: Ledger, conversation: Conversation): string[] {
  if (conversation.id !== ledger.conversationId) return [`conversation ${ledger.conversationId} is gone`];
  const said = conversation.messages.filter((message) => message.role === 'user').map((message) => message.content);
  return ledger.answers.flatMap(({ content, isAcknowledged }, index) =>
    isAcknowledged && said[index] !== content ? [`answer ${index + 1} is ${JSON.stringify(said[index])}`] : [],
  );
}

function missingEdits(ledger: Ledger, plan: PlanView): string[] {
  return [...ledger.sections].flatMap(([id, known]) => {
    const section = plan.sections.find((candidate) => candidate.id === id);
    if (section?.state !== 'open') return [`${id} is not open`];
    if (section.revision < known.revision) return [`${id} went back to revision ${section.revision}`];
    const isSame = section.revision === known.revision;
    const isThere =
      known.text === undefined ||
      section.blocks.some((block) => block.kind === 'paragraph' && inlineText(block.content) === known.text);
    return isSame && !isThere ? [`${id} lost "${known.text}"`] : [];
  });
}

/** Searches the tables, without row-level security, for incomplete and duplicate data. Returns what is wrong. */
export async function findTears(target: ConnectionTarget, ledgers: readonly Ledger[]): Promise<string[]> {
  const sql = connect(target, { max: 1, name: 'tests' });
  try {
    return [...(await brokenRules(sql)), ...(await missingVersions(sql, ledgers))];
  } finally {
    await sql.end();
  }
}

async function brokenRules(sql: Sql): Promise<string[]> {
  const rules: Record<string, PromiseLike<readonly { what: string }[]>> = {
    'messages have gaps or do not alternate': sql`
      select conversation_id as what from message group by conversation_id
      having max(position) <> count(*) - 1 or min(position) <> 0 or count(*) % 2 = 0
        or bool_or((position % 2 = 1) <> (role = 'user'))`,
    'a conversation without its greeting': sql`
      select id as what from conversation c where not exists (select 1 from message m where m.conversation_id = c.id)`,
    'a plan without its fifth answer, or the other way round': sql`
      select c.id as what from conversation c where
        exists (select 1 from message m where m.conversation_id = c.id and m.role = 'user' and m.question = 'competitors')
        <> exists (select 1 from plan p where p.conversation_id = c.id)`,
    'a plan without all its sections': sql`
      select p.conversation_id as what from plan p
      where (select count(*) from plan_section s where s.conversation_id = p.conversation_id) <> ${sectionIds.length}`,
    'fact versions with gaps': sql`
      select workspace_id || ' ' || key as what from fact group by workspace_id, key
      having max(version) <> count(*) or min(version) <> 1`,
    'a question answered twice': sql`
      select conversation_id as what from message where role = 'user' and question is not null
      group by conversation_id, question having count(*) > 1`,
    'two conversations, or a count that does not fit them': sql`
      select w.account_id::text as what from workspace w left join conversation c on c.workspace_id = w.id
      group by w.account_id having count(c.id) > 1 or count(c.id) <>
        coalesce((select sum(used) from quota_usage q where q.account_id = w.account_id), 0)`,
    'an account in halves': sql`
      select a.id::text as what from auth_user a left join users u on u.user_id = a.id
        left join workspace w on w.account_id = a.id
      group by a.id having count(u.user_id) <> 1 or count(w.id) <> 1`,
    'a key answered for nothing': sql`
      select key as what from idempotency_key k where endpoint = 'advisor.sendAnswer'
        and not exists (select 1 from conversation c where c.id = k.answer->>'id')`,
  };
  const found = await Promise.all(
    Object.entries(rules).map(async ([rule, rows]) => (await rows).map(({ what }) => `${rule}: ${what}`)),
  );
  return found.flat();
}

async function missingVersions(sql: Sql, ledgers: readonly Ledger[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { email, userId, facts } of ledgers)
    for (const fact of facts) {
      const [stored] = await sql<{ value: unknown }[]>`
        select f.value from fact f join workspace w on w.id = f.workspace_id
        where w.account_id = ${userId!} and f.key = ${fact.key} and f.version = ${fact.version}`;
      if (!isDeepStrictEqual(stored?.value, fact.value))
        faults.push(`${email}: ${fact.key} version ${fact.version} is ${JSON.stringify(stored?.value)}`);
    }
  return faults;
}
