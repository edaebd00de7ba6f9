import { takeUnfinishedSignOut } from '#web/auth/unfinished-sign-out.ts';

/** Says, once, that the last sign-out of this tab did not reach the server. */
export function showSignOutNote(): void {
  const note = document.querySelector<HTMLElement>('#sign-out-note');
  if (note !== null && takeUnfinishedSignOut()) note.hidden = false;
}
