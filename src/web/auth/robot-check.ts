import { robotCheckLifetimeMs } from '#shared/robot-check-form.ts';

/** failed and required are unchecked with something to say. */
export type RobotCheckState = 'unchecked' | 'required' | 'failed' | 'checking' | 'verified';

/** What a form does with its robot check. */
export interface RobotCheck {
  /**
   * The token to send with this attempt; undefined while the box is not ticked. A token that has grown old is renewed
   * first. Rejects, with the box open again and saying so, when that fails.
   */
  token(): Promise<string> | undefined;
  isVerified(): boolean;
  /** Call after every attempt, whatever came of it: a token is good for one. The box stays ticked meanwhile. */
  renew(): void;
  /** Says beside the open box that it has to be ticked. */
  showRequired(): void;
}

/** A robot check before it is bound to a box on the screen. */
export interface RobotCheckMachine extends RobotCheck {
  state(): RobotCheckState;
  /** The person clicked the box. Does nothing while it works and once it is ticked: it cannot be unticked. */
  check(): Promise<void>;
}

interface RobotCheckOptions {
  /** Fetches a challenge and solves it. */
  obtain(): Promise<string>;
  /** Waits until a check that began at `sinceMs` has been seen for long enough. */
  hold(sinceMs: number): Promise<void>;
  onChange(state: RobotCheckState): void;
}

/** Old enough that it might expire on the way to the server. */
const staleAfterMs = robotCheckLifetimeMs - 2 * 60_000;

/** unchecked → checking → verified; a check that fails leads back to a box that says so and can be tried again. */
export function createRobotCheckMachine({ obtain, hold, onChange }: RobotCheckOptions): RobotCheckMachine {
  let state: RobotCheckState = 'unchecked';
  let latest: { readonly token: Promise<string>; readonly sinceMs: number } | undefined;

  const become = (next: RobotCheckState): void => {
    if (next === state) return;
    state = next;
    onChange(next);
  };
  const ask = (): Promise<string> => {
    const asked = { token: obtain(), sinceMs: Date.now() };
    latest = asked;
    // A failed one is not kept, so that the next use asks again.
    asked.token.catch(() => {
      if (latest === asked) latest = undefined;
    });
    return asked.token;
  };
  const isFresh = (sinceMs: number): boolean => {
    const ageMs = Date.now() - sinceMs;
    return ageMs >= 0 && ageMs < staleAfterMs;
  };

  return {
    state: () => state,
    isVerified: () => state === 'verified',

    async check() {
      if (state === 'checking' || state === 'verified') return;
      become('checking');
      const sinceMs = Date.now();
      try {
        await ask();
        await hold(sinceMs);
        become('verified');
      } catch {
        become('failed');
      }
    },

    token() {
      if (state !== 'verified') return undefined;
      const token = latest && isFresh(latest.sinceMs) ? latest.token : ask();
      return token.catch((error: unknown) => {
        become('failed');
        throw error;
      });
    },

    renew() {
      if (state === 'verified') void ask().catch(() => undefined);
    },

    showRequired() {
      if (state === 'unchecked' || state === 'failed') become('required');
    },
  };
}
