/** The response. `lost`: the connection broke before it was complete, so whether the request took effect is unknown. */
export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: unknown }
  | { readonly kind: 'lost'; readonly reason: string };

export interface Sending {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly accessToken?: string | undefined;
  readonly idempotencyKey?: string;
}

/** No answer within this time is a fault by itself, wherever the database is. */
const answerWithinMs = 12_000;

/** Sends one request over a real socket and reads the whole answer. */
export async function send(origin: string, sending: Sending): Promise<Outcome> {
  const { method, path, body, accessToken, idempotencyKey } = sending;
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      kind: 'answered',
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  } catch (error) {
    return { kind: 'lost', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const cause = (error as { cause?: { code?: string } }).cause;
  return cause?.code ?? (error as Error).name;
}
