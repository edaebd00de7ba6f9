import { type Challenge, type Solution, solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { RobotCheckForm } from '#shared/robot-check-form.ts';

const fetchTimeoutMs = 15_000;
const workerTimeoutMs = 20_000;
const solveTimeoutMs = 60_000;
/** More would take a phone's other cores for little: one is fast enough. */
const maxWorkers = 2;

/**
 * Fetches a challenge for a form and solves it. Resolves to the token for `options.captchaToken` of the auth client.
 * Rejects when the server cannot be reached or refuses, or when the work cannot be done here.
 */
export async function obtainRobotCheckToken(form: RobotCheckForm): Promise<string> {
  const response = await fetch(`/auth/v1/challenge?form=${form}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(fetchTimeoutMs),
  });
  if (!response.ok) throw new Error(`The challenge was refused with status ${response.status}`);
  const challenge: Challenge = await response.json();
  const solution = await solve(challenge);
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** In workers; where none can be had, on the page itself, which pauses between tries to let it answer. */
async function solve(challenge: Challenge): Promise<Solution | null> {
  try {
    return await solveInWorkers(challenge);
  } catch {
    return solveChallenge({ challenge, deriveKey, timeout: solveTimeoutMs });
  }
}

/** Rejects when workers are refused or fail, and when nothing was heard of them in time: their script may never arrive. */
async function solveInWorkers(challenge: Challenge): Promise<Solution | null> {
  const workers: Worker[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The workers did not answer')), workerTimeoutMs);
  });
  const createWorker = (): Worker => {
    const worker = new Worker(new URL('./robot-check-worker.ts', import.meta.url), { type: 'module' });
    workers.push(worker);
    return worker;
  };
  const concurrency = Math.min(maxWorkers, navigator.hardwareConcurrency || 1);
  try {
    return await Promise.race([solveChallengeWorkers({ challenge, concurrency, createWorker }), silence]);
  } finally {
    clearTimeout(timer);
    for (const worker of workers) worker.terminate();
  }
}
