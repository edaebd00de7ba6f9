// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLoopback, showCodeOfOutbox } from './reset-code-toast.ts';

const sinceMs = Date.parse('2026-11-21T10:00:00Z');
const mail = (to: string, code: string, atMs: number) => ({
  to,
  text: `Enter this code\n\n    ${code}\n\nIt works once`,
  sentAt: new Date(atMs).toISOString(),
});
const answerMails = (mails: readonly object[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(mails));
const toast = () => document.getElementById('code-toast')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: sinceMs });
  window.location.href = 'http://localhost:8080/forgot-password';
  document.body.innerHTML = '<p id="code-toast"></p>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the code on the screen in local mail mode', () => {
  it('is that of the newest mail to the address, for ten seconds', async () => {
    answerMails([mail('x@y.z', '111111', sinceMs), mail('ada@example.com', '482913', sinceMs + 20)]);
    await showCodeOfOutbox('Ada@example.com', sinceMs, 'The code is {code}.');
    expect(toast()).toBe('The code is 482913.');
    vi.advanceTimersByTime(9_999);
    expect(toast()).toBe('The code is 482913.');
    vi.advanceTimersByTime(1);
    expect(toast()).toBe('');
  });

  it('an older mail is not taken for the new one', async () => {
    answerMails([mail('ada@example.com', '482913', sinceMs - 61_000)]);
    await showCodeOfOutbox('ada@example.com', sinceMs, '{code}');
    expect(toast()).toBe('');
  });

  it('is never asked for on another host', async () => {
    const fetch = answerMails([]);
    window.location.href = 'https://groundwork.example/forgot-password';
    await showCodeOfOutbox('ada@example.com', sinceMs, '{code}');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['localhost', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is this computer', (name) => {
    expect(isLoopback(name)).toBe(true);
  });

  it.each(['127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1', 'notlocalhost'])('%s is not', (name) => {
    expect(isLoopback(name)).toBe(false);
  });
});
