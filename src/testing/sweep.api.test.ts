/**
 * The generated sweep: every registered route is walked. Each endpoint first answers its owner with 2xx, nobody with 401,
 * a stranger who has the owner's real id with 404 (or, where it takes none, with nothing of the owner's), and bad input
 * with 400 and the field. A route in neither a contract nor the commented list fails.
 */
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerQuestions, bakeryAnswers, setPlan } from './founder.ts';
import { plainRoutes } from './plain-routes.ts';
import { createPayingProduct, type PayingProduct } from './stripe/paying-product.ts';
import type { Person, TestProduct } from './test-product.ts';

let paying: PayingProduct;
let world: TestProduct;
let owner: Person;
let stranger: Person;
let conversationId: string;
let workspaceId: string;

const canary = 'Zyxwvut Sourdough';

/** One input that works for the owner, and one that must be refused with the named field. */
interface Sample {
  readonly input: () => Record<string, unknown> | Promise<Record<string, unknown>>;
  readonly bad?: { readonly input: Record<string, unknown>; readonly field: string };
  /** Puts right what the call did to the owner's session. */
  readonly after?: () => Promise<void>;
}

const revisionOf = async (sectionId: string): Promise<number> => {
  const plan = await world.call('GET', `/api/advisor/conversations/${conversationId}/plan`, { as: owner });
  return plan.body.sections.find((section: { id: string }) => section.id === sectionId).revision;
};
/** Another workspace of the owner, open or archived. */
const makeWorkspace = async (isArchived = false) => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = await world.call('POST', '/api/workspaces', { as: owner, headers, body: { name: canary } });
  const { id, revision } = made.body.workspace;
  if (!isArchived) return { workspaceId: id, revision };
  const archived = await world.call('POST', `/api/workspaces/${id}/archive`, { as: owner, body: { revision } });
  return { workspaceId: id, revision: archived.body.workspace.revision };
};
const settingsRevision = async (part: 'profile' | 'notifications' | 'preferences'): Promise<number> =>
  (await world.call('GET', '/api/account/settings', { as: owner })).body[part].revision;
const toggles = { email_updates: true, marketing_emails: false, product_tips: true, security_alerts: true };
/** A PNG of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const notificationOf = async ({ userId }: Person): Promise<string> => {
  const id = 'ntf_0000000000000000000000000n';
  await world.product.database.system`
    insert into notification (id, account_id, kind, params, created_at)
    values (${id}, ${userId}, 'password_changed', '{}', ${world.clock.now}) on conflict do nothing`;
  return id;
};
const badWorkspace = { input: { workspaceId: 'ws_1' }, field: 'workspaceId' };
const badId = { input: { conversationId: 'conv_1' }, field: 'conversationId' };
const sectionId = 'target-audience';

const samples: Record<string, Sample> = {
  'account.getAccount': { input: () => ({}) },
  'account.dismissBanner': { input: () => ({ banner: 'free-plan' }), bad: { input: { banner: 'x' }, field: 'banner' } },
  'account.getSettings': { input: () => ({}) },
  'account.saveProfile': {
    input: async () => {
      const workspace = await makeWorkspace();
      const business = { ...workspace, name: canary };
      return { revision: await settingsRevision('profile'), name: 'Marieke', timezone: 'Europe/Paris', business };
    },
    bad: { input: { revision: 1, name: 'Marieke', timezone: 'Europe/Amsterdam' }, field: 'timezone' },
  },
  'account.saveNotifications': {
    input: async () => ({ revision: await settingsRevision('notifications'), ...toggles }),
    bad: { input: { revision: 1, ...toggles, product_tips: 'yes' }, field: 'product_tips' },
  },
  'account.savePreferences': {
    input: async () => ({
      revision: await settingsRevision('preferences'),
      language: null,
      layout: 'Compact',
      theme: 'Dark',
    }),
    bad: { input: { revision: 1, language: 'nl', layout: 'Default', theme: 'System' }, field: 'language' },
  },
  'account.setPicture': { input: () => ({ image: onePixel }), bad: { input: { image: '*' }, field: 'image' } },
  'account.removePicture': { input: () => ({}) },
  'account.restorePicture': {
    input: async () => {
      await world.call('PUT', '/api/account/picture', { as: owner, body: { image: onePixel } });
      return (await world.call('DELETE', '/api/account/picture', { as: owner })).body;
    },
    bad: { input: { removedId: 'file_1' }, field: 'removedId' },
  },
  'account.getSecurity': { input: () => ({}) },
  'account.listSessions': { input: () => ({}) },
  'account.endSession': {
    input: async () => {
      const body = { email: owner.email, password: 'correct horse battery' };
      const other = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
      return { sessionId: decodeJwt(other.body.access_token).session_id };
    },
    bad: { input: { sessionId: 'mine' }, field: 'sessionId' },
  },
  'account.endOtherSessions': { input: () => ({}) },
  'account.listSecurityEvents': { input: () => ({}), bad: { input: { before: 'first' }, field: 'before' } },
  'billing.getBilling': { input: () => ({}) },
  'billing.getUsage': { input: () => ({}) },
  'billing.setTestMode': { input: () => ({ isOn: false }), bad: { input: { isOn: 'yes' }, field: 'isOn' } },
  'billing.choosePlan': {
    input: () => ({ plan: 'Pro', interval: 'month' }),
    bad: { input: { plan: 'Gold', interval: 'month' }, field: 'plan' },
    after: () => paying.buy(owner, 'Pro'),
  },
  'billing.keepPlan': {
    input: async () => {
      await paying.choose(owner, 'Starter');
      return {};
    },
  },
  'billing.openPortal': { input: () => ({}) },
  'billing.refreshBilling': { input: () => ({}) },
  'billing.createInvoiceDownload': {
    input: async () => {
      const { body } = await world.call('GET', '/api/billing', { as: owner });
      return { invoiceId: body.invoices[0].id };
    },
    bad: { input: { invoiceId: 'inv_1' }, field: 'invoiceId' },
  },
  'billing.requestRefund': {
    input: () => ({}),
    after: () => setPlan(world, owner, 'Pro'),
  },
  'notifications.listNotifications': { input: () => ({}), bad: { input: { before: 'last' }, field: 'before' } },
  'notifications.markRead': {
    input: async () => ({ ids: [await notificationOf(owner)] }),
    bad: { input: { ids: ['ntf_1'] }, field: 'ids.0' },
  },
  'notifications.markUnread': {
    input: async () => ({ ids: [await notificationOf(owner)] }),
    bad: { input: { ids: [] }, field: 'ids' },
  },
  'search.search': { input: () => ({ query: canary, workspaceId }), bad: { input: { limit: 'many' }, field: 'limit' } },
  'advisor.getLatestConversation': { input: () => ({ workspaceId }), bad: badWorkspace },
  'advisor.listConversations': { input: () => ({ workspaceId }), bad: badWorkspace },
  'advisor.getConversation': { input: () => ({ conversationId }), bad: badId },
  'advisor.sendAnswer': {
    input: () => ({ workspaceId, conversationId, question: null, content: 'Thank you' }),
    bad: { input: { workspaceId: 'ws_1', conversationId: null, question: 'idea', content: '   ' }, field: 'content' },
  },
  'advisor.correctFact': {
    input: async () => {
      const { body } = await world.call('GET', `/api/advisor/conversations/${conversationId}`, { as: owner });
      const facts = body.messages.flatMap((message: { facts: { key: string; version: number }[] }) => message.facts);
      const radius = facts.find((fact: { key: string }) => fact.key === 'business.radius');
      return {
        conversationId,
        key: 'business.radius',
        version: radius.version,
        value: { type: 'measure', value: 5, unit: 'km' },
      };
    },
    bad: { input: { conversationId: 'conv_1', key: 'business.radius', version: 0, value: null }, field: 'version' },
  },
  'advisor.getPlan': { input: () => ({ conversationId }), bad: badId },
  'advisor.editSection': {
    input: async () => {
      const { body } = await world.call('GET', `/api/advisor/conversations/${conversationId}/plan`, { as: owner });
      const section = body.sections.find((candidate: { id: string }) => candidate.id === sectionId);
      const paragraph = section.blocks.find((block: { kind: string }) => block.kind === 'paragraph');
      return {
        conversationId,
        sectionId,
        revision: section.revision,
        texts: [{ blockId: paragraph.id, text: 'In my own words.' }],
      };
    },
    bad: { input: { conversationId: 'conv_1', sectionId: 'nothing', revision: 1, texts: [] }, field: 'sectionId' },
  },
  'advisor.composeSection': {
    input: async () => ({ conversationId, sectionId, revision: await revisionOf(sectionId) }),
    bad: { input: { conversationId: 'conv_1', sectionId, revision: 0 }, field: 'revision' },
  },
  'advisor.undoSection': {
    input: async () => ({ conversationId, sectionId, revision: await revisionOf(sectionId) }),
    bad: { input: { conversationId: 'conv_1', sectionId, revision: 0 }, field: 'revision' },
  },
  'advisor.listFigures': { input: () => ({ conversationId }), bad: badId },
  'advisor.getFigure': {
    input: async () => {
      const { body } = await world.call('GET', `/api/advisor/conversations/${conversationId}/figures`, { as: owner });
      return { conversationId, nodeId: body.figures[0].nodeId };
    },
    bad: { input: { conversationId: 'conv_1', nodeId: 'x' }, field: 'conversationId' },
  },
  'advisor.setOwnNumber': {
    input: () => ({ conversationId, nodeId: 'ramp.months', version: 0, value: 6 }),
    bad: { input: { conversationId: 'conv_1', nodeId: 'ramp.months', version: 0, value: 'six' }, field: 'value' },
  },
  'advisor.createDownload': {
    input: () => ({ conversationId, format: 'pdf' }),
    bad: { input: { conversationId: 'conv_1', format: 'exe' }, field: 'format' },
  },
  'dashboard.getDashboard': { input: () => ({ workspaceId }), bad: badWorkspace },
  'profile.getProfile': { input: () => ({ workspaceId }), bad: badWorkspace },
  'profile.listFactVersions': {
    input: () => ({ workspaceId, key: 'business.radius' }),
    bad: { input: { workspaceId: 'ws_1', key: 'no.fact' }, field: 'key' },
  },
  'profile.previewFact': {
    input: () => ({ workspaceId, key: 'business.radius', value: { type: 'measure', value: 6, unit: 'km' } }),
    bad: { input: { workspaceId: 'ws_1', key: 'no.fact', value: null }, field: 'key' },
  },
  'profile.setFact': {
    input: async () => {
      const { body } = await world.call('GET', `/api/profile/${workspaceId}`, { as: owner });
      const radius = body.facts.find((fact: { key: string }) => fact.key === 'business.radius');
      const value = { type: 'measure', value: 6, unit: 'km' };
      return { workspaceId, key: 'business.radius', version: radius.version, value };
    },
    bad: { input: { workspaceId: 'ws_1', key: 'business.radius', version: -1, value: null }, field: 'version' },
  },
  'workspaces.listWorkspaces': { input: () => ({}) },
  'workspaces.createWorkspace': {
    input: () => ({ name: 'A second business' }),
    bad: { input: { name: ' \n ' }, field: 'name' },
  },
  'workspaces.renameWorkspace': {
    input: async () => ({ ...(await makeWorkspace()), name: 'Another name' }),
    bad: { input: { workspaceId: 'ws_1', name: 'x'.repeat(201), revision: 1 }, field: 'name' },
  },
  'workspaces.archiveWorkspace': {
    input: () => makeWorkspace(),
    bad: { input: { workspaceId: 'ws_1', revision: 0 }, field: 'revision' },
  },
  'workspaces.restoreWorkspace': {
    input: () => makeWorkspace(true),
    bad: { input: { workspaceId: 'ws_1', revision: 'first' }, field: 'revision' },
  },
  'privacy.getPrivacy': { input: () => ({}) },
  'privacy.requestArchive': { input: () => ({}) },
  'privacy.createArchiveDownload': {
    input: async () => {
      const { body } = await world.call('POST', '/api/account/archives', { as: owner });
      await world.product.privacy.run();
      return { archiveId: body.id };
    },
    bad: { input: { archiveId: 'arc_1' }, field: 'archiveId' },
  },
  'privacy.requestDeletion': {
    input: () => ({ confirmation: owner.email, password: 'correct horse battery' }),
    // Signing in undoes it.
    after: async () => {
      const body = { email: owner.email, password: 'correct horse battery' };
      const back = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
      owner = { ...owner, accessToken: back.body.access_token };
    },
    bad: { input: { confirmation: '' }, field: 'confirmation' },
  },
  'workspaces.selectWorkspace': { input: () => ({ workspaceId }), bad: badWorkspace },
};

/** Puts an input where its method carries it: path, query or body. */
function request(route: { method: string; path: string }, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = route.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  if (route.method !== 'GET') return { path, options: { body: rest, headers } };
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString();
  return { path: query ? `${path}?${query}` : path, options: { headers } };
}

beforeAll(async () => {
  // Plans are paid in the fullest of the three modes: every endpoint of billing has something to do there.
  paying = await createPayingProduct({ environment: { BILLING_TEST_MODE: 'on' } });
  world = paying.test;
  owner = await world.signUp('Marieke Koster');
  stranger = await world.signUp('Sam Stranger');
  const conversation = await answerQuestions(world, owner, [
    bakeryAnswers[0].replace('Levain & Rye', `"${canary}"`),
    ...bakeryAnswers.slice(1),
  ]);
  conversationId = conversation.id;
  workspaceId = conversation.workspaceId;
  await setPlan(world, owner, 'Pro');
});
afterAll(() => paying.close());

describe('every registered route', () => {
  it('stands in a contract or in the commented list', () => {
    const plain = world.product.routes.filter((route) => route.source.kind === 'plain');
    expect(plain.map((route) => `${route.method} ${route.path}`).sort()).toEqual([...plainRoutes].sort());
    for (const route of plain) expect(route.source.kind === 'plain' && route.source.why.length).toBeGreaterThan(5);
  });

  it('has a sample, and every sample has a route', () => {
    const names = world.product.routes.flatMap(({ source }) => (source.kind === 'contract' ? [source.name] : []));
    expect(names.sort()).toEqual(Object.keys(samples).sort());
  });

  it('answers its owner, refuses nobody with 401, hides from a stranger, and names the field of bad input', async () => {
    for (const route of world.product.routes) {
      if (route.source.kind !== 'contract') continue;
      const { name } = route.source;
      const sample = samples[name]!;
      const input = await sample.input();
      const good = request(route, input);
      const nobody = await world.call(route.method, good.path, good.options);
      expect([name, nobody.status, nobody.body.code]).toEqual([name, 401, 'auth.required']);

      const foreign = await world.call(route.method, good.path, { ...good.options, as: stranger });
      const takesId = Object.keys(input).some((key) => ['conversationId', 'workspaceId', 'invoiceId'].includes(key));
      if (takesId) expect([name, foreign.status, foreign.body.code]).toEqual([name, 404, 'request.not_found']);
      expect(JSON.stringify(foreign.body)).not.toContain(canary);

      const own = await world.call(route.method, good.path, {
        ...good.options,
        as: owner,
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect([name, own.status, own.body?.code]).toEqual([name, 200, undefined]);
      await sample.after?.();

      if (sample.bad) {
        const bad = request(route, sample.bad.input);
        const refused = await world.call(route.method, bad.path, { ...bad.options, as: owner });
        expect([name, refused.status, refused.body.code]).toEqual([name, 400, 'request.invalid']);
        expect([name, Object.keys(refused.body.fields)]).toEqual([name, expect.arrayContaining([sample.bad.field])]);
      }
    }
  }, 60_000);
});
