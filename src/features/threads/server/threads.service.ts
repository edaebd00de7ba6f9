import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { publish } from '#server/events/outbox.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { emailAddressSchema } from '#shared/email-address.ts';
import { buildId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { hourMs } from '#shared/periods.ts';
import { cleanLine, cleanText } from '../domain/clean-line.ts';
import { tellingWords } from '../domain/spam.ts';
import {
  type AnsweredField,
  type HeldReason,
  type ThreadForm,
  type ThreadOrigin,
  threadLimits,
} from '../domain/thread.ts';
import { tellRestKind } from './tell-rest.job.ts';
import { threadsRepository } from './threads.repository.ts';

/** Within this time the same again is a repeat, and the same words from somebody else are held. */
const sameMs = 10 * 60_000;

/** Something that somebody outside wrote, as it came in. Whatever is longer than it may be is cut. */
export interface Received {
  readonly workspaceId: `ws_${string}`;
  readonly origin: ThreadOrigin;
  /** The thing there: the site whose form was sent. */
  readonly originId: string;
  readonly form: ThreadForm;
  /** What the person reads. */
  readonly language: Language;
  /** An empty name where none was asked for; the address has been checked. */
  readonly person: { readonly name: string; readonly mail: string };
  readonly subject: string;
  readonly body: string;
  readonly fields: readonly AnsweredField[];
  /** The very words that were agreed to; null where none were asked for. */
  readonly consent: string | null;
  /** Why it is held, for what the one who received it can tell; see heldReasonsOf. */
  readonly heldReasons: readonly HeldReason[];
}

/** "repeated": the very same came within ten minutes, and is there once. "full": the business has no room for it. */
export type Reception = 'stored' | 'repeated' | 'full';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What people write to businesses: other features hand in here what they received. */
export const threadsService = {
  /**
   * Takes something in, in a transaction of the account whose business it is: once, however often it is sent, and held where it looks
   * like spam. The business is told of it when the transaction commits, unless it is held.
   */
  async receive(
    { tx, now }: { readonly tx: Tx; readonly now: Date },
    accountId: string,
    received: Received,
  ): Promise<Reception> {
    const { workspaceId, origin, originId, form } = received;
    const person = {
      name: cleanLine(received.person.name, 120),
      mail: emailAddressSchema.parse(received.person.mail),
    };
    const body = cleanText(received.body, threadLimits.body);
    const fields = received.fields.map(({ label, value }) => ({
      label: cleanLine(label, 120),
      value: cleanText(value, 500),
    }));
    const words = tellingWords(body);
    const fingerprint = hashOf(JSON.stringify([origin, originId, form, person, body, fields]));
    const wordsHash = words === null ? null : hashOf(JSON.stringify([originId, words]));
    const after = new Date(now.getTime() - sameMs);

    await threadsRepository.lockInbox(tx, workspaceId);
    if (await threadsRepository.hasSame(tx, workspaceId, fingerprint, after)) return 'repeated';
    const isEchoed =
      wordsHash !== null &&
      (await threadsRepository.hasSameWords(tx, { workspaceId, wordsHash, mail: person.mail }, after));
    const heldReasons = [...received.heldReasons, ...(isEchoed ? (['same-words'] as const) : [])];
    const isHeld = heldReasons.length > 0;
    if (!(await makeRoom(tx, workspaceId, isHeld))) return 'full';

    const isAnnounced = !isHeld && (await isToldAtOnce(tx, workspaceId, now));
    const isFirstUntold = !isHeld && !isAnnounced && !(await threadsRepository.hasUnannounced(tx, workspaceId));
    const id = buildId('thr', now.getTime(), randomBytes(16));
    await threadsRepository.insert(tx, {
      id,
      workspaceId,
      origin,
      originId,
      form,
      personName: person.name,
      personMail: person.mail,
      subject: cleanLine(received.subject, 200),
      language: received.language,
      state: isHeld ? 'held' : 'open',
      heldReasons,
      isRead: false,
      isAnnounced,
      fingerprint,
      wordsHash,
      createdAt: now,
      lastMessageAt: now,
    });
    await threadsRepository.insertMessage(
      tx,
      { workspaceId, threadId: id },
      {
        id: buildId('tmsg', now.getTime(), randomBytes(16)),
        kind: 'received',
        body,
        fields,
        consent: received.consent === null ? null : cleanText(received.consent, 500),
        createdAt: now,
      },
    );
    if (isAnnounced)
      await publish({ tx, now }, { type: 'threads.received', workspaceId, payload: { threadId: id, form } });
    if (isFirstUntold)
      await enqueue({ tx, now }, tellRestKind, {
        key: id,
        accountId,
        payload: { workspaceId },
        runAt: new Date(now.getTime() + hourMs),
      });
    return 'stored';
  },
};

/** Whether what comes in now is told by itself: within an hour that is done for the first ones. */
async function isToldAtOnce(tx: Tx, workspaceId: string, now: Date): Promise<boolean> {
  const told = await threadsRepository.countAnnounced(tx, workspaceId, new Date(now.getTime() - hourMs));
  return told < threadLimits.toldPerHour;
}

/**
 * Makes room for one more: the oldest held ones go, then the oldest closed ones. False where a business has as many open ones as it may
 * have, or where what comes is held itself and there is nothing less worth keeping.
 */
async function makeRoom(tx: Tx, workspaceId: string, isHeld: boolean): Promise<boolean> {
  const { open, closed, held } = await threadsRepository.countByState(tx, workspaceId);
  if (isHeld && held >= threadLimits.held) return threadsRepository.deleteOldest(tx, workspaceId, 'held');
  if (open + closed + held < threadLimits.threads) return true;
  if (held > 0) return threadsRepository.deleteOldest(tx, workspaceId, 'held');
  return !isHeld && closed > 0 && threadsRepository.deleteOldest(tx, workspaceId, 'closed');
}
