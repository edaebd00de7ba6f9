// @vitest-environment happy-dom
import { AuthApiError, type Session } from '@supabase/auth-js';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { specifiedTexts } from '#testing/conformance/specified-texts.ts';
import { createAuthClient, type GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider, useAuth } from '#web/auth/auth-provider.tsx';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { SecurityTab } from './security-tab.tsx';
import { UnsavedWorkProvider, useUnsavedWorkParts } from './unsaved-work.tsx';

const session = {
  access_token: 'h.e30.s',
  refresh_token: 'r',
  expires_in: 900,
  token_type: 'bearer',
  user: { id: 'u', aud: 'authenticated', email: 'm@example.com', app_metadata: {}, user_metadata: {}, created_at: '' },
} satisfies Session;

const factorId = '11111111-1111-4111-8111-111111111111';
const at = '2026-11-21T06:33:00.000Z';
const plain = { hasPassword: true, providers: ['email'], factors: [], recoveryCodesLeft: 0 };
const withFactor = {
  ...plain,
  factors: [{ id: factorId, name: 'Phone', status: 'verified', createdAt: at }],
  recoveryCodesLeft: 2,
};
const sessionOf = (id: number, isCurrent = false) => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  isCurrent,
  device: 'Firefox on Windows',
  network: '10.0.0.1',
  createdAt: at,
  lastUsedAt: at,
  aal: 'aal1',
});
const eventOf = (id: number) => ({
  id: `aud_${String(id).padStart(26, '0')}`,
  event: 'signed_in',
  detail: { method: 'password' },
  device: 'Firefox on Windows',
  network: '10.0.0.1',
  occurredAt: at,
});

/** What the server answers: by method and path, a body or a status. */
let answers: Record<string, unknown>;
let asked: string[];
let readUnsavedWork: ReturnType<typeof useUnsavedWorkParts>['read'];

beforeEach(() => {
  answers = {
    'GET /api/account/security': plain,
    'GET /api/account/sessions': { sessions: [sessionOf(1, true)] },
    'GET /api/account/security-events': { events: [], nextBefore: null },
  };
  asked = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const key = `${request.method} ${pathname}${search}`;
    asked.push(key);
    const answer = answers[key];
    if (answer === undefined) return Response.json({ code: 'request.not_found', message: 'no' }, { status: 404 });
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderTab(overrides: Partial<GroundworkAuthClient> = {}) {
  const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
  Object.assign(client, { getSession: async () => ({ data: { session }, error: null }) }, overrides);
  renderInApp(
    <AuthProvider client={client}>
      <Inside />
    </AuthProvider>,
  );
}
function Inside() {
  const { state } = useAuth();
  const parts = useUnsavedWorkParts();
  readUnsavedWork = parts.read;
  if (state.status !== 'signed-in') return null;
  return (
    <UnsavedWorkProvider report={parts.report}>
      <SecurityTab />
    </UnsavedWorkProvider>
  );
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const refusal = (code: string, message = '') => ({ data: { user: null }, error: new AuthApiError(message, 400, code) });

async function fillPasswords(current: string, next: string, confirmation: string) {
  await userEvent.type(await screen.findByLabelText('Current password'), current);
  await userEvent.type(screen.getByLabelText('New password'), next);
  await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Update password' }));
}

describe('changing the password', () => {
  it('has a test below for each of its exact messages', () => {
    const specified = specifiedTexts.filter(({ by }) => by === 'security tab').map(({ text }) => text);
    expect(new Set(specified)).toEqual(new Set(["New passwords don't match", 'Password successfully updated']));
  });

  it("says 'New passwords don't match' without asking the server, and keeps what was typed", async () => {
    const updateUser = vi.fn();
    renderTab({ updateUser });
    await fillPasswords('old', 'abcdefgh', 'abcdefgx');
    expect(screen.getByRole('alert').textContent).toBe("New passwords don't match");
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('abcdefgh');
    expect(updateUser).not.toHaveBeenCalled();
    expect(readUnsavedWork()).toBe('typed');
  });

  it("sends the current one along, says 'Password successfully updated' for three seconds, and forgets both", async () => {
    const updateUser = vi.fn(async () => ({ data: { user: session.user }, error: null }));
    renderTab({ updateUser });
    await fillPasswords('old', 'abcdefgh', 'abcdefgh');
    expect(updateUser).toHaveBeenCalledWith({ password: 'abcdefgh', current_password: 'old' });
    const shownMs = performance.now();
    const banner = await screen.findByText('Password successfully updated');
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
    expect(readUnsavedWork()).toBeUndefined();
    await waitFor(() => expect(banner.isConnected).toBe(false), { timeout: 4000 });
    expect(performance.now() - shownMs).toBeGreaterThan(2500);
  });

  it.each([
    ['current_password_invalid', 'Current password', 'Current password is not valid'],
    ['same_password', 'New password', 'New password should be different from the old password.'],
    ['weak_password', 'New password', 'Password should be at least 8 characters.'],
  ])('says %s at its field and leads there', async (code, label, text) => {
    renderTab({ updateUser: vi.fn(async () => refusal(code, text)) as never });
    await fillPasswords('old', 'abcdefgh', 'abcdefgh');
    await screen.findByText(text);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  it("falls back to 'An error occurred while processing your request.'", async () => {
    renderTab({ updateUser: vi.fn(async () => refusal('unheard_of')) as never });
    await fillPasswords('old', 'abcdefgh', 'abcdefgh');
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred while processing your request.');
  });

  it('shows a password while asked to', async () => {
    renderTab();
    const field = await screen.findByLabelText<HTMLInputElement>('New password');
    await userEvent.click(screen.getByRole('button', { name: 'Show: New password' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide: New password' }));
    expect(field.type).toBe('password');
  });

  it('sets a first one with a code from a mail', async () => {
    answers['GET /api/account/security'] = { ...plain, hasPassword: false };
    const reauthenticate = vi.fn(async () => ({ data: { user: null, session: null }, error: null }));
    const updateUser = vi.fn(async () => ({ data: { user: session.user }, error: null }));
    renderTab({ reauthenticate, updateUser });
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }));
    await userEvent.type(await screen.findByLabelText('Code from the mail'), '123456');
    await userEvent.type(screen.getByLabelText('New password'), 'abcdefgh');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'abcdefgh');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    expect(updateUser).toHaveBeenCalledWith({ password: 'abcdefgh', nonce: '123456' });
  });
});

describe('two-factor authentication', () => {
  it('shows the codes once the app works, and lets go when they are said to be kept', async () => {
    const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
    const totp = { qr_code: 'data:image/svg+xml;utf-8,<svg/>', secret: 'ABCDEFGH', uri: '' };
    const codes = ['aaaabbbbccccdddd', 'eeeeffffgggghhhh'];
    Object.assign(client.mfa, {
      enroll: async () => ({ data: { id: factorId, type: 'totp', totp }, error: null }),
      challengeAndVerify: async () => ({ data: {}, error: null }),
      recoveryCodes: { generate: async () => ({ data: { codes }, error: null }) },
    });
    renderTab({ mfa: client.mfa });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up two-factor' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('ABCD EFGH');
    expect(readUnsavedWork()).toBe('enrolment');
    await userEvent.type(screen.getByLabelText('Six digits that the app shows now'), '123456');
    answers['GET /api/account/security'] = withFactor;
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await screen.findByText('aaaa-bbbb-cccc-dddd');
    expect(readUnsavedWork()).toBe('codes');
    const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
    expect(done.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have kept these codes in a safe place' }));
    await userEvent.click(done);
    expect(screen.queryByText('aaaa-bbbb-cccc-dddd')).toBeNull();
    expect(section('Two-factor authentication').getByText('2 codes left')).toBeTruthy();
    expect(readUnsavedWork()).toBeUndefined();
  });

  it('is removed only after a code was right', async () => {
    answers['GET /api/account/security'] = withFactor;
    const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
    const challengeAndVerify = vi.fn(async () => refusal('mfa_verification_failed', 'Invalid TOTP code entered'));
    const unenroll = vi.fn(async () => ({ data: { id: factorId }, error: null }));
    Object.assign(client.mfa, { challengeAndVerify, unenroll });
    renderTab({ mfa: client.mfa });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this app?' }));
    await userEvent.type(dialog.getByLabelText('Code from the app, or a recovery code'), '123 456');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await dialog.findByText('Invalid TOTP code entered');
    expect(challengeAndVerify).toHaveBeenCalledWith({ factorId, code: '123456' });
    expect(unenroll).not.toHaveBeenCalled();
    challengeAndVerify.mockResolvedValueOnce({ data: {}, error: null } as never);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(unenroll).toHaveBeenCalledWith({ factorId }));
  });
});

describe('sessions', () => {
  it('lead with this device, which has no button to end it, and show fifty on demand', async () => {
    answers['GET /api/account/sessions'] = {
      sessions: [...Array.from({ length: 49 }, (_, index) => sessionOf(index + 2)), sessionOf(1, true)],
    };
    renderTab();
    const list = within(await screen.findByRole('list', { name: 'Sessions' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    const first = list.getAllByRole('listitem')[0]!;
    expect(within(first).getByText('This device')).toBeTruthy();
    expect(within(first).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 50 sessions' }));
    expect(list.getAllByRole('listitem')).toHaveLength(50);
  });

  it('say that there is no other, and offer nothing to end then', async () => {
    renderTab();
    await screen.findByText('You are signed in nowhere else.');
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  it('end one at a press and all others after a question', async () => {
    answers['GET /api/account/sessions'] = { sessions: [sessionOf(1, true), sessionOf(2), sessionOf(3)] };
    answers[`DELETE /api/account/sessions/${sessionOf(2).id}`] = { sessionId: sessionOf(2).id };
    answers['POST /api/account/sessions/end-others'] = { ended: 1 };
    renderTab();
    const [end] = await screen.findAllByRole('button', { name: /^End the session on Firefox on Windows/ });
    await userEvent.click(end!);
    await screen.findByText('The session was ended.');
    expect(asked).toContain(`DELETE /api/account/sessions/${sessionOf(2).id}`);
    await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
    expect(asked).not.toContain('POST /api/account/sessions/end-others');
    await userEvent.click(screen.getByRole('button', { name: 'End them' }));
    await waitFor(() => expect(asked).toContain('POST /api/account/sessions/end-others'));
  });
});

describe('the audit trail', () => {
  it('is read a page at a time', async () => {
    const first = Array.from({ length: 30 }, (_, index) => eventOf(100 - index));
    const nextBefore = first.at(-1)!.id;
    answers['GET /api/account/security-events'] = { events: first, nextBefore };
    answers[`GET /api/account/security-events?before=${nextBefore}`] = { events: [eventOf(1)], nextBefore: null };
    renderTab();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(section('Audit trail').getAllByRole('listitem')).toHaveLength(31));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says that it is empty', async () => {
    renderTab();
    expect(await screen.findByText('Nothing has been recorded yet.')).toBeTruthy();
  });
});

describe('a part that could not be loaded', () => {
  it('says so in its place and can be tried again, while the others work', async () => {
    delete answers['GET /api/account/sessions'];
    renderTab();
    await screen.findByLabelText('Current password');
    const sessions = section('Sessions');
    await sessions.findByRole('alert');
    answers['GET /api/account/sessions'] = { sessions: [sessionOf(1, true)] };
    await userEvent.click(sessions.getByRole('button', { name: 'Try again' }));
    expect(await sessions.findByText('This device')).toBeTruthy();
  });
});
