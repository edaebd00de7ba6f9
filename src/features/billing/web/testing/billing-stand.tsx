import type { Session } from '@supabase/auth-js';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Billing, Invoice, Subscription } from '#features/billing/billing.contract.ts';
import { registerProblemTexts } from '#web/api/problems.ts';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider, useAuth } from '#web/auth/auth-provider.tsx';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { billingFeature } from '../billing.feature.ts';

registerProblemTexts(billingFeature.problems ?? {});

const session = {
  access_token: 'h.e30.s',
  refresh_token: 'r',
  expires_in: 900,
  token_type: 'bearer',
  user: { id: 'u', aud: 'authenticated', email: 'm@example.com', app_metadata: {}, user_metadata: {}, created_at: '' },
} satisfies Session;

/** Somebody on Free where test mode is on offer and off. */
export function sampleBilling(own: Partial<Billing> = {}): Billing {
  return {
    mode: 'test',
    plan: 'Free',
    since: '2026-10-01T06:33:00.000Z',
    isTestModeOffered: true,
    isTestModeOn: false,
    subscription: null,
    hasPortal: false,
    hasDebt: false,
    changes: [],
    invoices: [],
    accountCreatedAt: '2026-10-01T06:33:00.000Z',
    ...own,
  };
}

/** Paid monthly until the 21st of December, past the days of the refund. */
export function sampleSubscription(own: Partial<Subscription> = {}): Subscription {
  return {
    interval: 'month',
    amountCents: 2400,
    periodEndsAt: '2026-12-21T06:33:00.000Z',
    next: null,
    graceEndsAt: null,
    refundableUntil: null,
    ...own,
  };
}

/** A paid month of Starter. */
export function sampleInvoice(own: Partial<Invoice> = {}): Invoice {
  return {
    id: 'inv_00000000000000000000000001',
    kind: 'stripe',
    number: 'GW-0001',
    plan: 'Starter',
    interval: 'month',
    amountCents: 2400,
    currency: 'USD',
    status: 'paid',
    issuedAt: '2026-11-21T06:33:00.000Z',
    hasPdf: true,
    ...own,
  };
}

/** A call as the server got it. */
export interface Sent {
  /** "POST /api/billing/plan". */
  readonly call: string;
  readonly body: unknown;
  readonly attemptKey: string | null;
}

/**
 * Draws a part of billing for somebody signed in; each call gets the answer of its name ("POST /billing/plan"), anything
 * else 404. `calls` gathers what was sent.
 */
export function renderBilling(
  element: ReactElement,
  answers: Readonly<Record<string, () => Response | Promise<Response>>> = {},
) {
  const calls: Sent[] = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    const text = await request.text();
    calls.push({
      call,
      body: text === '' ? undefined : JSON.parse(text),
      attemptKey: request.headers.get('idempotency-key'),
    });
    return answers[call]?.() ?? Response.json({ code: 'request.not_found', message: 'no' }, { status: 404 });
  });
  const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
  Object.assign(client, { getSession: async () => ({ data: { session }, error: null }) });
  const rootRoute = createRootRoute({
    component: () => (
      <AuthProvider client={client}>
        <Inside>{element}</Inside>
      </AuthProvider>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ['/platform/pricing'] });
  const router = createRouter({ routeTree: rootRoute, history });
  renderInApp(<RouterProvider router={router as never} />);
  return { calls };
}

/** A refusal as the server words it. */
export function refusal(code: string, status = 409): Response {
  return Response.json({ code, message: 'no' }, { status });
}

function Inside({ children }: { readonly children: ReactElement }) {
  return useAuth().state.status === 'signed-in' ? children : null;
}
