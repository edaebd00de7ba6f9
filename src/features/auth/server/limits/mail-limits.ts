import type { Tx } from '#server/db/connect.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { LimitName } from './limits.ts';

/**
 * An address that is to get a mail because somebody asked. `isTrusted`: asked by the person who is signed in with the
 * address, or by an administrator.
 */
interface Receiver {
  readonly address: string;
  readonly isTrusted?: boolean;
}

/**
 * The limits of one receiving address (docs/mail.md): one mail a minute and ten an hour, whoever asks, for whatever and
 * from wherever. The last two of an hour are kept for the owner, so that strangers cannot keep them from getting one.
 */
const limitsOf = ({ isTrusted = false }: Receiver): readonly LimitName[] => [
  ...(isTrusted ? [] : (['mail.strangers-hour'] as const)),
  'mail.recipient',
  'mail.recipient-hour',
];

/**
 * Counts a mail for every address that gets one, in a transaction: for all of them, or for none where one has had enough.
 * Throws over_email_send_rate_limit with the seconds to wait. The rows are counted in one order, so that two who ask at
 * once take turns.
 */
export async function countReceivers(
  { limits }: Pick<AuthContext, 'limits'>,
  tx: Tx,
  receivers: readonly Receiver[],
  now: Date,
): Promise<void> {
  const sorted = [...receivers].sort((a, b) => (a.address < b.address ? -1 : 1));
  for (const receiver of sorted)
    for (const limit of limitsOf(receiver)) await limits.consume(limit, receiver.address, now, tx);
}

/**
 * The same for a request, before anything is looked up, so that every address is refused alike. An address is trusted,
 * too, where the browser signed in to its account before. Whoever asks for another one is counted for their network
 * address as well.
 */
export async function countMail(
  context: Pick<AuthContext, 'database' | 'limits' | 'sessions'>,
  receivers: readonly Receiver[],
  call: AuthCall,
): Promise<void> {
  const known: Receiver[] = [];
  for (const { address, isTrusted = false } of receivers)
    known.push({
      address,
      isTrusted: isTrusted || (await context.sessions.findKnownDevice(call, address)) !== undefined,
    });
  if (known.some(({ isTrusted }) => !isTrusted)) await context.limits.consume('mail.address', call.address, call.now);
  await context.database.asSystem((tx) => countReceivers(context, tx, known, call.now));
}

/** Whether an address may get one more mail that a stranger asked for; counts it if so, in this transaction. */
export async function mayReceive(
  context: Pick<AuthContext, 'limits'>,
  tx: Tx,
  address: string,
  now: Date,
): Promise<boolean> {
  try {
    await tx.savepoint((part) => countReceivers(context, part as Tx, [{ address }], now));
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}
