import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRobotCheckMachine, type RobotCheckState } from './robot-check.ts';

const minuteMs = 60_000;

function start(obtain: () => Promise<string>) {
  const states: RobotCheckState[] = [];
  const hold = (sinceMs: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, sinceMs + 1500 - Date.now())));
  return { states, machine: createRobotCheckMachine({ obtain, hold, onChange: (state) => states.push(state) }) };
}

/** Answers 'token 1', 'token 2' … at once. */
function counting() {
  let count = 0;
  return vi.fn(async () => {
    count += 1;
    return `token ${count}`;
  });
}

async function startVerified(obtain: () => Promise<string>) {
  const started = start(obtain);
  const checked = started.machine.check();
  await vi.advanceTimersByTimeAsync(1500);
  await checked;
  return started;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the robot check', () => {
  it('is seen working for 1.5 s, then verified', async () => {
    const { machine, states } = start(counting());
    void machine.check();
    expect(states).toEqual(['checking']);
    expect(machine.token()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1499);
    expect(machine.isVerified()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['checking', 'verified']);
    expect(await machine.token()).toBe('token 1');
  });

  it('waits for work that takes longer, and no longer than that', async () => {
    const { machine } = start(() => new Promise((resolve) => setTimeout(() => resolve('slow'), 4000)));
    void machine.check();
    await vi.advanceTimersByTimeAsync(3999);
    expect(machine.isVerified()).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(machine.isVerified()).toBe(true);
  });

  it('cannot be unticked, and one click is one challenge', async () => {
    const obtain = counting();
    const { machine, states } = start(obtain);
    void machine.check();
    void machine.check();
    await vi.advanceTimersByTimeAsync(1500);
    await machine.check();
    expect(states).toEqual(['checking', 'verified']);
    expect(obtain).toHaveBeenCalledTimes(1);
  });

  it('that fails leads back to an open box that can be tried again', async () => {
    const obtain = vi.fn(async () => 'second try').mockRejectedValueOnce(new Error('offline'));
    const { machine, states } = start(obtain);
    await machine.check();
    expect(states).toEqual(['checking', 'failed']);
    expect(machine.token()).toBeUndefined();
    void machine.check();
    await vi.advanceTimersByTimeAsync(1500);
    expect(states).toEqual(['checking', 'failed', 'checking', 'verified']);
    expect(await machine.token()).toBe('second try');
  });

  it('renews a spent token behind the ticked box', async () => {
    const { machine, states } = await startVerified(counting());
    machine.renew();
    expect(machine.isVerified()).toBe(true);
    expect(await machine.token()).toBe('token 2');
    expect(states).toEqual(['checking', 'verified']);
  });

  it('renews a token that has grown old before it is used', async () => {
    const { machine, states } = await startVerified(counting());
    await vi.advanceTimersByTimeAsync(6 * minuteMs);
    expect(await machine.token()).toBe('token 1');
    await vi.advanceTimersByTimeAsync(2 * minuteMs);
    expect(await machine.token()).toBe('token 2');
    expect(states).toEqual(['checking', 'verified']);
  });

  it('survives a renewal that fails when the next one works', async () => {
    const obtain = counting();
    const { machine, states } = await startVerified(obtain);
    obtain.mockRejectedValueOnce(new Error('offline'));
    machine.renew();
    await vi.advanceTimersByTimeAsync(0);
    expect(await machine.token()).toBe('token 2');
    expect(states).toEqual(['checking', 'verified']);
  });

  it('opens the box again when no token can be had for an attempt', async () => {
    const obtain = counting();
    const { machine, states } = await startVerified(obtain);
    obtain.mockRejectedValue(new Error('offline'));
    machine.renew();
    await expect(machine.token()).rejects.toThrow('offline');
    expect(states).toEqual(['checking', 'verified', 'failed']);
    expect(machine.isVerified()).toBe(false);
  });

  it('says that it is required only while the box is open', async () => {
    const { machine, states } = start(counting());
    machine.showRequired();
    expect(states).toEqual(['required']);
    void machine.check();
    machine.showRequired();
    await vi.advanceTimersByTimeAsync(1500);
    machine.showRequired();
    expect(states).toEqual(['required', 'checking', 'verified']);
  });
});
