import { describe, expect, it } from 'vitest';
import { retryDelayMs } from '#server/jobs/define-job.ts';
import { deletionDays, leavingRules } from './leaving-rules.ts';

describe('the days of leaving', () => {
  it('count from the request', () => {
    const { dueAt, backupsGoneAt } = deletionDays(new Date('2026-11-21T10:00:00Z'));
    expect([dueAt, backupsGoneAt].map((at) => at.toISOString())).toEqual([
      '2026-12-05T10:00:00.000Z',
      '2026-12-19T10:00:00.000Z',
    ]);
  });

  it('leave time for every try of an archive within its 48 hours', () => {
    let waitedMs = 0;
    let failures = 1;
    const delayMs = () => retryDelayMs(failures, leavingRules.archiveRetries);
    for (; delayMs() !== undefined; failures++) waitedMs += delayMs()!;
    expect(failures).toBe(5);
    expect(waitedMs).toBeLessThan(leavingRules.archiveWithinMs / 24);
  });
});
