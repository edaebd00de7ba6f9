import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type ZodType, z } from 'zod';

/** What tickets of one kind open, and for how long. */
export interface TicketKind<Thing> {
  /** "plan": part of the address; a ticket is valid for its purpose only. */
  readonly purpose: string;
  readonly thing: ZodType<Thing>;
  readonly lifetimeMs: number;
  /**
   * Tickets of one such period are equal, so that a browser that may keep the file fetches it once; their time is then
   * counted from the period's beginning.
   */
  readonly steadyMs?: number;
}

/** Whose ticket it is: it opens nothing once the session has ended. */
export interface TicketHolder {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface Ticket<Thing> extends TicketHolder {
  readonly thing: Thing;
}

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), thing: z.unknown() });
const algorithm = 'HS256';

/**
 * A ticket as one segment of an address: a JSON Web Token (RFC 7519) for one purpose, one session and one thing. It is
 * signed, not encrypted: its content is readable. `expiresAt` is a whole second.
 */
export async function signTicket<Thing>(
  kind: TicketKind<Thing>,
  { accountId, sessionId, thing }: Ticket<Thing>,
  { key, now }: { readonly key: Buffer; readonly now: Date },
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const period = kind.steadyMs ?? 1000;
  const expiresAt = new Date(Math.floor(now.getTime() / period) * period + kind.lifetimeMs);
  const token = await new SignJWT({ sid: sessionId, thing })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(kind.purpose)
    .setSubject(accountId)
    .setExpirationTime(expiresAt)
    .sign(createSecretKey(key));
  return { token, expiresAt };
}

/** The ticket of a segment; undefined if it was not signed with this key for this purpose, or its time is over. */
export async function openTicket<Thing>(
  kind: TicketKind<Thing>,
  token: string,
  { key, now }: { readonly key: Buffer; readonly now: Date },
): Promise<Ticket<Thing> | undefined> {
  const options = {
    algorithms: [algorithm],
    audience: kind.purpose,
    currentDate: now,
    requiredClaims: ['exp', 'sub', 'sid'],
  };
  const verified = await jwtVerify(token, createSecretKey(key), options).catch(() => undefined);
  const claims = claimsSchema.safeParse(verified?.payload);
  const thing = kind.thing.safeParse(claims.data?.thing);
  if (!claims.success || !thing.success) return undefined;
  return { accountId: claims.data.sub, sessionId: claims.data.sid, thing: thing.data };
}
