import type { GroundworkAuthClient } from './auth-client.ts';

/**
 * The access token for a call, refreshed where it is over; undefined without a session. Throws a TypeError, as a failed
 * fetch does, where the service could not be reached to refresh it: the session is still good then, and a call sent
 * without a token would be told that it has ended.
 */
export async function getAccessToken(client: Pick<GroundworkAuthClient, 'getSession'>): Promise<string | undefined> {
  const { data, error } = await client.getSession();
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError('The session could not be refreshed');
  return data.session?.access_token;
}
