import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { size } from '../harness.ts';
import type { AttackerOptions } from './attacker.ts';
import { type BenchSession, post } from './session.ts';

/** What is sent over and over. */
export type Attack = Omit<AttackerOptions, 'origin' | 'connections' | 'from'>;

const send = ({ session }: BenchSession, path: string, [method, body]: [string, unknown?] = ['GET']): Attack => ({
  method,
  path,
  headers: path.startsWith('/api/') ? { authorization: `Bearer ${session.access_token}` } : {},
  ...(body !== undefined && { body: JSON.stringify(body) }),
});
const conversationOf = ({ conversationId }: BenchSession): string => `/api/advisor/conversations/${conversationId}`;

/** What one account, or one address, can ask for too often. */
export const attacks: Readonly<Record<string, (attacker: BenchSession, origin: string) => Attack | Promise<Attack>>> = {
  'reading the account': (attacker) => send(attacker, '/api/account'),
  'reading the dashboard': (attacker) => send(attacker, `/api/dashboard/${attacker.workspaceId}`),
  'reading the conversation': (attacker) => send(attacker, conversationOf(attacker)),
  'reading the plan': (attacker) => send(attacker, `${conversationOf(attacker)}/plan`),
  'computing the figures': (attacker) => send(attacker, `${conversationOf(attacker)}/figures`),
  searching: (attacker) => send(attacker, '/api/search?query=bakery'),
  'sending messages': (attacker) =>
    send(attacker, '/api/advisor/answers', [
      'POST',
      {
        workspaceId: attacker.workspaceId,
        conversationId: attacker.conversationId,
        question: null,
        content: 'What would you do first? '.repeat(20),
      },
    ]),
  'what is not valid': (attacker) => send(attacker, '/api/workspaces', ['POST', { name: 7 }]),
  'making workspaces': (attacker) => send(attacker, '/api/workspaces', ['POST', { name: 'x'.repeat(60) }]),
  'reading the usage': (attacker) => send(attacker, '/api/billing/usage'),
  'large pictures': async (attacker) => {
    const photograph = { width: size(6000, 600), height: size(4000, 400), channels: 3, background: '#336633' } as const;
    const image = (await sharp({ create: photograph }).jpeg().toBuffer()).toString('base64');
    return send(attacker, '/api/account/picture', ['PUT', { image }]);
  },
  'making documents': async (attacker, origin) => {
    const headers = { authorization: `Bearer ${attacker.session.access_token}` };
    const signed = await post(`${origin}${conversationOf(attacker)}/downloads`, { format: 'pdf' }, headers);
    return send(attacker, (signed as { address: string }).address);
  },
  'making logos': (attacker) =>
    send(attacker, `/api/brand/${attacker.workspaceId}/generate`, [
      'POST',
      { name: 'Levain & Rye', description: 'Bread and coffee', style: 'Bold', revision: 0 },
    ]),
  'addresses that open nothing': (attacker) => send(attacker, '/downloads/plan/nothing'),
  'asking for nothing there': (attacker) => send(attacker, '/api/nothing'),
};

/** Sends something over and over from a process of its own until told to stop, which resolves with how often each status came. */
export function startAttack(options: AttackerOptions): { stop(): Promise<Readonly<Record<string, number>>> } {
  const script = join(import.meta.dirname, 'attacker.ts');
  const attacker = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  // What sending costs is no work of the server's: on a machine of their own they would not share its cores.
  if (attacker.pid !== undefined) setPriority(attacker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  attacker.stdin.write(`${JSON.stringify(options)}\n`);
  let printed = '';
  attacker.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = new Promise((resolve) => attacker.once('close', resolve));
  return {
    stop: async () => {
      attacker.stdin.end();
      await ended;
      return JSON.parse(printed);
    },
  };
}

/** "12 × 200, 3 × 429" */
export const countsInWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
