import { fixedMs } from '#web/pacing.ts';

interface OutboxMail {
  readonly to: string;
  readonly text: string;
  readonly sentAt: string;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Where mail stays on this computer (local mail mode), shows the code for ten seconds, read from the outbox. Anywhere
 * else the outbox does not exist, and nothing is asked. `words` carries `{code}`.
 */
export async function showCodeOfOutbox(email: string, sinceMs: number, words: string): Promise<void> {
  const toast = document.getElementById('code-toast');
  if (toast === null || !isLoopback(window.location.hostname)) return;
  const code = await findCode(email, sinceMs).catch(() => undefined);
  if (code === undefined) return;
  clearTimeout(timer);
  toast.textContent = words.replace('{code}', code);
  timer = setTimeout(() => {
    toast.textContent = '';
  }, fixedMs.codeToast);
}

/** The code in the newest mail to an address since a time; undefined where there is none. */
async function findCode(email: string, sinceMs: number): Promise<string | undefined> {
  const answer = await fetch('/outbox.json', { cache: 'no-store' });
  if (!answer.ok) return undefined;
  const mails: readonly OutboxMail[] = await answer.json();
  const mail = mails.find(
    ({ to, sentAt }) => to.toLowerCase() === email.toLowerCase() && new Date(sentAt).getTime() >= sinceMs - 1000,
  );
  return /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1];
}

/** Names under which a computer reaches itself. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
