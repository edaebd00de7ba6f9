import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdLive } from './live-hold.ts';
import { createLiveQueries } from './live-queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const liveQueryKeys = {
  facts: [
    ['advisor', 'conversation'],
    ['advisor', 'plan'],
  ],
  plan: [['advisor', 'plan'], ['dashboard']],
  notifications: [['notifications']],
};

function watch() {
  const client = new QueryClient();
  const asked: string[] = [];
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    asked.push(filters?.queryKey ? filters.queryKey.join('/') : 'everything');
  });
  return { asked, ...createLiveQueries(client, liveQueryKeys) };
}

describe('a hint that something changed', () => {
  it('asks again for what shows it, once for a burst', async () => {
    const { hear, asked } = watch();
    hear({ kind: 'changed', what: 'facts' });
    hear({ kind: 'changed', what: 'plan' });
    hear({ kind: 'changed', what: 'facts' });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toContain('advisor/plan');
    expect(asked).toContain('advisor/conversation');
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('of a subject that no feature shows asks for nothing', async () => {
    const { hear, asked } = watch();
    hear({ kind: 'changed', what: 'weather' });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([]);
    hear({ kind: 'changed', what: 'plan' });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(['advisor/plan', 'dashboard']);
  });

  it('leaves alone what somebody is working on until they are done; the bell rings all the same', async () => {
    const { hear, asked } = watch();
    const [release, releaseOther] = [holdLive(), holdLive()];
    hear({ kind: 'changed', what: 'plan' });
    hear({ kind: 'notification', notificationId: 'ntf_1' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['notifications']);
    release();
    release();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(['notifications']);
    releaseOther();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toContain('advisor/plan');
  });

  it('asks for everything again after a reset', async () => {
    const { hear, asked } = watch();
    hear({ kind: 'reset' });
    hear({ kind: 'changed', what: 'plan' });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(['everything']);
  });
});
