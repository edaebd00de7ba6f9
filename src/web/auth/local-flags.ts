import type { Session } from '@supabase/auth-js';
import { forgetEndedSession } from './ended-session.ts';

const KEYS = {
  isAuthenticated: 'isAuthenticated',
  userPlan: 'userPlan',
  userName: 'userName',
  userProfileImage: 'userProfileImage',
} as const;

/** What the browser remembers of the person between visits. Mirrors only: they colour the first paint, nothing more. */
export interface LocalFlags {
  readonly isAuthenticated: boolean;
  readonly userPlan: string;
  readonly userName: string | undefined;
  /** A signed address that may have ended since. */
  readonly userProfileImage: string | undefined;
}

export function readLocalFlags(): LocalFlags {
  return {
    isAuthenticated: read(KEYS.isAuthenticated) === 'true',
    userPlan: read(KEYS.userPlan) ?? 'Free',
    userName: read(KEYS.userName) ?? undefined,
    userProfileImage: read(KEYS.userProfileImage) ?? undefined,
  };
}

/** What is known once the account's own record is. */
interface KnownAccount {
  readonly plan?: string;
  readonly name?: string;
  readonly pictureUrl?: string | null;
}

/** Set whenever a session is found or made. */
export function mirrorSession(session: Session, known: KnownAccount = {}): void {
  write(KEYS.isAuthenticated, 'true');
  forgetEndedSession();
  const name = fullNameOf(session) ?? known.name;
  if (name !== undefined) write(KEYS.userName, name);
  if (known.pictureUrl === null) remove(KEYS.userProfileImage);
  else if (known.pictureUrl !== undefined) write(KEYS.userProfileImage, known.pictureUrl);
  if (known.plan !== undefined) write(KEYS.userPlan, known.plan);
  else if (read(KEYS.userPlan) === null) write(KEYS.userPlan, 'Free');
}

/** Cleared on sign-out and when the session turns out to be missing. */
export function clearLocalFlags(): void {
  for (const key of Object.values(KEYS)) remove(key);
}

/** The name in the auth metadata, if it holds one. */
export function fullNameOf(session: Session): string | undefined {
  const name: unknown = session.user.user_metadata?.full_name;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

/** Auth metadata, then the account's record, then what the browser remembers, then 'User'. */
export function displayNameOf(session: Session, recordName?: string): string {
  return fullNameOf(session) ?? (recordName?.trim() || undefined) ?? readLocalFlags().userName ?? 'User';
}

// Storage can be switched off or full; the flags are a convenience, so failures are silent.
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {}
}

function remove(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {}
}
