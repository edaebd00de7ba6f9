/** How a conversation is read, over HTTP: what words mean, what is asked, and what two tabs do to it at once. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestions, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

const courier = [
  'Same-day dental lab courier for 140 practices in Lyon, with insulated boxes. I have €9,000 of my own.',
  'Courier and logistics; I drove for a laboratory for six years.',
  'Dental practices and nine labs; the receptionist decides. Most send a taxi today.',
  '€7.90 per pick-up, a flat €290 a month for daily rounds, express €19.',
  'La Poste, taxis, and the technician’s own car.',
];

interface Mention {
  readonly id: string;
  readonly quote: string;
  readonly guesses: readonly string[];
  readonly taken: { readonly role: string; readonly by: string } | null;
  readonly version: number;
}

async function founder(plan: 'Free' | 'Pro' = 'Pro', answers: readonly string[] = courier) {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  const { id } = await answerQuestions(world, person, answers);
  const at = `/api/advisor/conversations/${id}`;
  const read = async (as: Person = person) => (await world.call('GET', `${at}/reading`, { as })).body;
  return {
    at,
    person,
    read,
    mention: async (quote: string): Promise<Mention> =>
      (await read()).mentions.find((mention: Mention) => mention.quote.startsWith(quote)),
    label: (labels: readonly object[], as: Person = person) =>
      world.call('PATCH', `${at}/labels`, { as, body: { labels } }),
    answer: (key: string, answer: object | null, version = 0, as: Person = person) =>
      world.call('PATCH', `${at}/questions`, { as, body: { key, version, answer } }),
  };
}

const amount = (value: number) => ({ kind: 'amount', value });
const choice = (id: string) => ({ kind: 'choice', choice: id });
const tap = ({ id, version }: Mention, role: string | null, more: object = {}) => ({
  mention: id,
  version,
  role,
  ...more,
});

/** A founder who said which prices are which, so that there is something to ask about. */
async function withPrices(plan: 'Free' | 'Pro' = 'Pro') {
  const one = await founder(plan);
  const single = await one.mention('€7.90');
  const flat = await one.mention('€290');
  const { body } = await one.label([tap(single, 'price'), tap(flat, 'price.period')]);
  return { ...one, single, flat, reading: body };
}

describe('the reading of a conversation', () => {
  it('finds what stands in each answer from the first one on, and asks nothing before the fifth', async () => {
    const { read } = await founder('Pro', courier.slice(0, 1));
    const first = await read();
    expect(first).toMatchObject({ language: 'en', currency: 'EUR', questions: [], openCount: 0, answered: [] });
    expect(first.mentions.map(({ quote }: Mention) => quote)).toEqual(
      expect.arrayContaining(['140 practices', '€9,000']),
    );
    const whole = await (await founder()).read();
    expect(whole.mentions.length).toBeGreaterThan(first.mentions.length);
    expect(whole.questions.length).toBeGreaterThan(0);
    expect(whole.questions.length).toBeLessThanOrEqual(5);
    expect(whole.openCount).toBeGreaterThanOrEqual(whole.questions.length);
  });

  it('has the best guesses of every mention, and counts none that nobody confirmed and the reader was not sure of', async () => {
    for (const { guesses, taken, version } of (await (await founder()).read()).mentions) {
      expect(guesses.length).toBeGreaterThan(0);
      expect(version).toBe(0);
      if (taken) expect(taken).toMatchObject({ by: 'ranker', role: guesses[0] });
    }
  });

  it('is nobody else’s', async () => {
    const { at } = await founder();
    const stranger = await world.signUp();
    expect((await world.call('GET', `${at}/reading`, { as: stranger })).status).toBe(404);
  });
});

describe('saying what words mean', () => {
  it('counts at once, with the name of one of them, and can be taken back', async () => {
    const { mention, label } = await founder();
    const price = await mention('€7.90');
    const unit = { one: 'pick-up', many: 'pick-ups' };
    expect((await label([tap(price, 'price', { unit })])).status).toBe(200);
    const taken = await mention('€7.90');
    expect(taken).toMatchObject({ taken: { role: 'price', by: 'person', unit }, version: 1 });
    expect((await label([tap(taken, null)])).status).toBe(200);
    expect(await mention('€7.90')).toMatchObject({ taken: null, version: 2 });
  });

  it('is refused for words that are not there, for a role they cannot have, and for a thing that is none', async () => {
    const { mention, label } = await founder();
    const price = await mention('€7.90');
    const words = await mention('La Poste');
    for (const [labels, status] of [
      [[{ ...tap(price, 'price'), mention: 'msg_nothing@0' }], 404],
      [[tap(price, 'rival')], 400],
      [[tap(words, 'price')], 400],
      [[tap(price, 'price', { of: price.id })], 400],
      [[tap(words, 'rival', { unit: { one: 'van', many: 'vans' } })], 400],
      [[tap(price, 'price'), tap(price, 'price')], 400],
    ] as const)
      expect([labels[0]?.role, (await label(labels)).status]).toEqual([labels[0]?.role, status]);
    expect(await mention('€7.90')).toMatchObject({ version: 0 });
    // The control: what it can be is taken, of words that are there.
    expect((await label([tap(price, 'rival.price', { of: words.id }), tap(words, 'rival')])).status).toBe(200);
  });

  it('takes the name of one without markup and hidden characters', async () => {
    const { mention, label } = await founder();
    const price = await mention('€7.90');
    const unit = { one: '<b>pick\u202e-up</b>', many: 'pick\u0000-ups\n' };
    expect((await label([tap(price, 'price', { unit })])).status).toBe(200);
    const { taken } = await mention('€7.90');
    expect(JSON.stringify(taken)).not.toMatch(/[<>\p{Cc}\p{Cf}]/u);
    expect((await label([tap(await mention('€7.90'), 'price', { unit: { one: '\u202e', many: 'x' } })])).status).toBe(
      400,
    );
  });

  it('is all or nothing, and another tab’s newer word wins over both', async () => {
    const { mention, label } = await founder();
    const [price, flat] = [await mention('€7.90'), await mention('€290')];
    await label([tap(flat, 'price.period')]);
    const stale = await label([tap(price, 'price'), tap(flat, 'price.addon')]);
    expect([stale.status, stale.body.code]).toEqual([409, 'request.stale_revision']);
    const shown = stale.body.current.mentions.find(({ id }: Mention) => id === flat.id);
    expect(shown).toMatchObject({ taken: { role: 'price.period' }, version: 1 });
    expect(await mention('€7.90')).toMatchObject({ version: 0 });
  });

  it('loses nothing where two tabs tap one card at once', async () => {
    const { mention, label } = await founder();
    const [price, flat] = [await mention('€7.90'), await mention('€290')];
    const apart = await Promise.all([label([tap(price, 'price')]), label([tap(flat, 'price.period')])]);
    expect(apart.map(({ status }) => status)).toEqual([200, 200]);
    expect([(await mention('€7.90')).taken?.role, (await mention('€290')).taken?.role]).toEqual([
      'price',
      'price.period',
    ]);
    const now = await mention('€7.90');
    const same = await Promise.all(['price.pack', 'price.addon'].map((role) => label([tap(now, role)])));
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = same.find(({ status }) => status === 200)!.body.mentions.find(({ id }: Mention) => id === now.id);
    expect(await mention('€7.90')).toMatchObject({ taken: won.taken, version: 2 });
  });

  it('waits until an archived workspace is open again', async () => {
    const { person, mention, label } = await founder();
    const price = await mention('€7.90');
    const workspaceId = await firstWorkspaceOf(world, person);
    const { system } = world.product.database;
    await system`update workspace set archived_at = now() where id = ${workspaceId}`;
    expect((await label([tap(price, 'price')])).status).toBe(409);
    await system`update workspace set archived_at = null where id = ${workspaceId}`;
    expect((await label([tap(price, 'price')])).status).toBe(200);
  });
});

describe('answering what is asked', () => {
  it('keeps the answer with its question, asks the next one, and asks it again once taken back', async () => {
    const { reading, single, answer, read } = await withPrices();
    const [first] = reading.questions;
    expect(first).toMatchObject({ key: 'main.price', field: { kind: 'choices' }, answer: null, version: 0 });
    const { body } = await answer('main.price', choice(single.id));
    expect(body.questions.map(({ key }: { key: string }) => key)).not.toContain('main.price');
    expect(body.answered).toMatchObject([
      { key: 'main.price', asks: first.asks, answer: choice(single.id), version: 1 },
    ]);
    expect((await answer('main.price', null, 1)).body.answered).toEqual([]);
    expect((await read()).questions[0]).toMatchObject({ key: 'main.price', version: 2 });
  });

  it('takes "I don’t know", and does not ask again', async () => {
    const { answer } = await withPrices();
    const { body } = await answer('main.price', { kind: 'unknown' });
    expect(body.answered).toMatchObject([{ key: 'main.price', answer: { kind: 'unknown' } }]);
    expect(body.questions.map(({ key }: { key: string }) => key)).not.toContain('main.price');
  });

  it('names the field of what cannot be an answer, and takes what can', async () => {
    const { single, answer } = await withPrices();
    for (const wrong of [choice('nothing'), amount(3), { kind: 'date', date: '2027-01-01' }]) {
      const refused = await answer('main.price', wrong);
      expect([refused.status, refused.body.fields]).toEqual([400, { answer: 'must be one of the options' }]);
    }
    const { body } = await answer('main.price', choice(single.id));
    const bills = body.questions.find(({ key }: { key: string }) => key.startsWith('bills'));
    const { min, max } = bills.field;
    const refused = await answer(bills.key, amount(min - 1));
    expect(refused.body.fields).toEqual({ answer: `must be a number from ${min} to ${max}` });
    expect((await answer(bills.key, amount(90_000))).status).toBe(200);
  });

  it('is refused for what is not asked, for a stranger, and where another tab was first', async () => {
    const { single, flat, answer } = await withPrices();
    expect((await answer('salary.of.the.king', amount(1))).status).toBe(404);
    expect((await answer('main.price', choice(single.id), 0, await world.signUp())).status).toBe(404);
    const both = await Promise.all([answer('main.price', choice(single.id)), answer('main.price', choice(flat.id))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'request.stale_revision',
      current: { answered: [{ key: 'main.price', version: 1 }] },
    });
  });

  it('asks on Free for nothing that Free does not show, and answers to that are like to nothing', async () => {
    const keysOf = async (plan: 'Free' | 'Pro') => {
      const { single, answer, read } = await withPrices(plan);
      const known = { 'cost.direct': amount(300), volume: amount(80) };
      await answer('main.price', choice(single.id));
      for (const [key, given] of Object.entries(known)) await answer(`${key}/${single.id}`, given);
      for (const key of ['bills', 'bills.other']) await answer(key, amount(40_000));
      for (const key of ['months.sold', 'tax.in', 'pay', 'start.cost', 'start.money', 'first.sale', 'traits'])
        await answer(key, { kind: 'unknown' });
      const { openCount } = await read();
      return openCount;
    };
    const [free, pro] = [await keysOf('Free'), await keysOf('Pro')];
    expect(free).toBeGreaterThan(0);
    // The hours of a month, which serve the financial projections.
    expect(free).toBeLessThan(pro);
  });

  it('holds 300 answers', async () => {
    const { at, person, single, answer } = await withPrices();
    const id = at.split('/').at(-1)!;
    const workspaceId = await firstWorkspaceOf(world, person);
    const scope = { accountId: person.userId, workspaceIds: [workspaceId] };
    await world.product.database.withTenant(
      scope,
      (tx) => tx`insert into reading_answer (conversation_id, key, workspace_id, answer, answered_at)
        select ${id}, 'old/' || n, ${workspaceId}, '{"kind":"unknown"}', now() from generate_series(1, 300) n`,
    );
    const refused = await answer('main.price', choice(single.id));
    expect([refused.status, refused.body.code]).toEqual([409, 'advisor.conversation_full']);
    await world.product.database.withTenant(scope, (tx) => tx`delete from reading_answer where key = 'old/300'`);
    expect((await answer('main.price', choice(single.id))).status).toBe(200);
  });
});

describe('country, currency, trade and language', () => {
  const premise = (reading: { premises: readonly { id: string }[] }, id: string) =>
    reading.premises.find((one) => one.id === id);

  it('are known where the answers leave no doubt, and asked for where something waits for them', async () => {
    const { read, answer } = await founder();
    const before = await read();
    expect(premise(before, 'currency')).toMatchObject({ value: 'EUR', isChosen: false, isNeeded: false });
    expect(premise(before, 'country')).toMatchObject({ value: null, isNeeded: true });
    expect(premise(before, 'trade')).toMatchObject({ value: null, isNeeded: true });
    expect((premise(before, 'trade') as unknown as { suggestions: { name: string }[] }).suggestions).not.toEqual([]);
    const { body } = await answer('premise.country', choice('FR'));
    expect(premise(body, 'country')).toMatchObject({ value: 'FR', isChosen: true, isNeeded: false, version: 1 });
    expect(body.answered).toEqual([]);
    const none = (await answer('premise.trade', choice('none'))).body;
    expect(premise(none, 'trade')).toMatchObject({ value: 'none', isNeeded: false });
    expect(premise((await answer('premise.country', null, 1)).body, 'country')).toMatchObject({
      value: null,
      isNeeded: true,
      version: 2,
    });
  });

  it('are offered for every currency that a sign can mean', async () => {
    const { read } = await founder('Pro', [
      'I let sauna trailers around Aarhus',
      'Wellness',
      'Couples',
      '1,200 kr per evening',
    ]);
    const offered = (reading: unknown, id: string) =>
      (premise(reading as never, id) as unknown as { suggestions: { id: string }[] }).suggestions.map((one) => one.id);
    const reading = await read();
    expect(premise(reading, 'currency')).toMatchObject({ value: null, isNeeded: true });
    expect(offered(reading, 'currency')).toEqual(['SEK', 'NOK', 'DKK']);
    expect(offered(reading, 'country')).toEqual(['SE', 'NO', 'DK']);
  });

  it.each([
    ['premise.country', 'ZZ'],
    ['premise.currency', 'XYZ'],
    ['premise.trade', 'espresso-machine'],
    ['premise.language', 'it'],
  ])('%s cannot be %s', async (key, wrong) => {
    const { answer } = await founder('Pro', courier.slice(0, 1));
    const refused = await answer(key, choice(wrong));
    expect([refused.status, refused.body.fields]).toEqual([400, { answer: 'cannot be chosen' }]);
    expect((await answer(key, { kind: 'unknown' })).status).toBe(200);
  });

  it.each([
    ['de', 'Businessplan'],
    ['fr', 'Business plan'],
    ['es', 'Plan de negocio'],
    ['ja', '事業計画'],
    ['zh', '商业计划'],
  ])('the language chosen is that of questions, plan and document (%s)', async (language, title) => {
    const { at, person, read, answer } = await founder();
    const asked = async () => (await read()).questions.map(({ asks }: { asks: string }) => asks);
    const english = await asked();
    expect(english.length).toBeGreaterThan(0);
    expect((await answer('premise.language', choice(language))).status).toBe(200);
    for (const asks of await asked()) expect(english).not.toContain(asks);
    const { body: plan } = await world.call('GET', `${at}/plan`, { as: person });
    expect(plan.contentLocale).toBe(language);
    const { body } = await world.call('POST', `${at}/downloads`, { as: person, body: { format: 'docx' } });
    const file = await world.product.app.request(body.address);
    expect(await file.text()).toContain(`"subtitle":"${title}"`);
  });

  it('offers trades by what somebody types, in their language', async () => {
    const person = await world.signUp();
    const find = async (query: string, language: string) =>
      (
        await world.call('GET', `/api/advisor/trades?query=${encodeURIComponent(query)}&language=${language}`, {
          as: person,
        })
      ).body.trades;
    expect(await find('bäck', 'de')).toContainEqual({ id: 'bakery', name: 'Bäckerei' });
    expect(await find('nothing that anybody does', 'en')).toEqual([]);
  });
});
