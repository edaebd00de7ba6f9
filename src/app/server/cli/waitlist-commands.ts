import type { AdminCommand, AdminContext } from './admin-command.ts';

/** What an operator does with the list of people who want to hear of the launch. */
export const waitlistCommands: readonly AdminCommand[] = [
  {
    name: 'waitlist',
    parameters: [],
    help: 'Addresses that want to hear of the launch, and which of them are confirmed.',
    run: showWaitlist,
  },
  {
    name: 'waitlist-csv',
    parameters: [],
    help: 'The confirmed ones as CSV, each with the link that takes it off the list.',
    run: exportWaitlist,
  },
];

async function showWaitlist({ waitlist, say }: AdminContext): Promise<void> {
  const lines = await waitlist.list();
  const confirmed = lines.filter((line) => line.confirmedAt !== null).length;
  if (lines.length === 0) return say('Nobody is on the waitlist yet.');
  const width = Math.max(...lines.map((line) => line.email.length), 'EMAIL'.length);
  say(`${'EMAIL'.padEnd(width)}  LANGUAGE  ENTERED           CONFIRMED`);
  for (const { email, language, createdAt, confirmedAt } of lines)
    say(
      `${email.padEnd(width)}  ${language.padEnd(8)}  ${minuteOf(createdAt)}  ${confirmedAt ? minuteOf(confirmedAt) : 'not yet'}`,
    );
  say(`${confirmed} of ${lines.length} confirmed. Write to confirmed ones only: waitlist-csv lists them.`);
}

async function exportWaitlist({ waitlist, say }: AdminContext): Promise<void> {
  say('email,language,confirmed_at,unsubscribe_url');
  for (const { email, language, confirmedAt, leaveUrl } of await waitlist.list())
    if (confirmedAt) say([email, language, confirmedAt.toISOString(), leaveUrl].map(cell).join(','));
}

/** Quoted throughout; a cell never begins with what a spreadsheet takes for a formula. */
const cell = (text: string): string => `"${text.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`;

const minuteOf = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');
