import type { GoTrueAdminApi } from '@supabase/auth-js';
import { type ClientAnswer, type ConformanceCase, clientCasesFor } from './conformance-case.ts';
import { anotherKey, type Client } from './conformance-context.ts';

const id = '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001';
const custom = 'custom:mine';
const credential = {} as never;
const provider = {} as never;

type ByPerson = readonly [method: string, endpoint: string, ask: (client: Client) => Promise<ClientAnswer>];
type ByService = readonly [method: string, endpoint: string, ask: (admin: GoTrueAdminApi) => Promise<ClientAnswer>];

const byPerson = (code: string, rows: readonly ByPerson[]): readonly ConformanceCase[] =>
  rows.flatMap(([method, endpoint, ask]) =>
    clientCasesFor(method, endpoint, [
      ['', 'not offered', 404, code, async (context) => ask((await context.signedIn()).client)],
    ]),
  );
const byService = (code: string, rows: readonly ByService[]): readonly ConformanceCase[] =>
  rows.flatMap(([method, endpoint, ask]) =>
    clientCasesFor(method, endpoint, [
      ['', 'not offered', 404, code, (context) => ask(context.admin())],
      ['', 'not offered, another key', 403, 'not_admin', (context) => ask(context.admin(anotherKey))],
    ]),
  );

/** What the protocol knows and this service does not offer, and how it says so. */
export const clientRefusedCases: readonly ConformanceCase[] = [
  ...byPerson('feature_disabled', [
    [
      'oauth.getAuthorizationDetails',
      'GET /oauth/authorizations/:id',
      (client) => client.oauth.getAuthorizationDetails(id),
    ],
    [
      'oauth.approveAuthorization',
      'POST /oauth/authorizations/:id/consent',
      (client) => client.oauth.approveAuthorization(id),
    ],
    [
      'oauth.denyAuthorization',
      'POST /oauth/authorizations/:id/consent',
      (client) => client.oauth.denyAuthorization(id),
    ],
    ['oauth.listGrants', 'GET /user/oauth/grants', (client) => client.oauth.listGrants()],
    ['oauth.revokeGrant', 'DELETE /user/oauth/grants', (client) => client.oauth.revokeGrant({ clientId: id })],
  ]),
  ...byPerson('passkey_disabled', [
    [
      'passkey.startRegistration',
      'POST /passkeys/registration/options',
      (client) => client.passkey.startRegistration(),
    ],
    [
      'passkey.verifyRegistration',
      'POST /passkeys/registration/verify',
      (client) => client.passkey.verifyRegistration({ challengeId: id, credential }),
    ],
    [
      'passkey.startAuthentication',
      'POST /passkeys/authentication/options',
      (client) => client.passkey.startAuthentication(),
    ],
    [
      'passkey.verifyAuthentication',
      'POST /passkeys/authentication/verify',
      (client) => client.passkey.verifyAuthentication({ challengeId: id, credential }),
    ],
    ['passkey.list', 'GET /passkeys', (client) => client.passkey.list()],
    [
      'passkey.update',
      'PATCH /passkeys/:id',
      (client) => client.passkey.update({ passkeyId: id, friendlyName: 'Key' }),
    ],
    ['passkey.delete', 'DELETE /passkeys/:id', (client) => client.passkey.delete({ passkeyId: id })],
  ]),
  ...byService('feature_disabled', [
    ['admin.oauth.listClients', 'GET /admin/oauth/clients', (admin) => admin.oauth.listClients()],
    [
      'admin.oauth.createClient',
      'POST /admin/oauth/clients',
      (admin) => admin.oauth.createClient({ client_name: 'x', redirect_uris: [] }),
    ],
    ['admin.oauth.getClient', 'GET /admin/oauth/clients/:id', (admin) => admin.oauth.getClient(id)],
    ['admin.oauth.updateClient', 'PUT /admin/oauth/clients/:id', (admin) => admin.oauth.updateClient(id, {})],
    ['admin.oauth.deleteClient', 'DELETE /admin/oauth/clients/:id', (admin) => admin.oauth.deleteClient(id)],
    [
      'admin.oauth.regenerateClientSecret',
      'POST /admin/oauth/clients/:id/regenerate_secret',
      (admin) => admin.oauth.regenerateClientSecret(id),
    ],
    [
      'admin.customProviders.listProviders',
      'GET /admin/custom-providers',
      (admin) => admin.customProviders.listProviders(),
    ],
    [
      'admin.customProviders.createProvider',
      'POST /admin/custom-providers',
      (admin) => admin.customProviders.createProvider(provider),
    ],
    [
      'admin.customProviders.getProvider',
      'GET /admin/custom-providers/:id',
      (admin) => admin.customProviders.getProvider(custom),
    ],
    [
      'admin.customProviders.updateProvider',
      'PUT /admin/custom-providers/:id',
      (admin) => admin.customProviders.updateProvider(custom, {}),
    ],
    [
      'admin.customProviders.deleteProvider',
      'DELETE /admin/custom-providers/:id',
      (admin) => admin.customProviders.deleteProvider(custom),
    ],
  ]),
  ...byService('passkey_disabled', [
    [
      'admin.passkey.listPasskeys',
      'GET /admin/users/:id/passkeys',
      (admin) => admin.passkey.listPasskeys({ userId: id }),
    ],
    [
      'admin.passkey.deletePasskey',
      'DELETE /admin/users/:id/passkeys/:passkeyId',
      (admin) => admin.passkey.deletePasskey({ userId: id, passkeyId: id }),
    ],
  ]),
];
