const KEY = 'groundwork.sign-out-unfinished';

/** Notes for the next page of this tab that the server was not told of a sign-out. */
export function rememberUnfinishedSignOut(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage can be switched off; the console has it too.
  }
}

/** Whether the last sign-out of this tab stayed half done; asked once, then forgotten. */
export function takeUnfinishedSignOut(): boolean {
  try {
    const isUnfinished = window.sessionStorage.getItem(KEY) === '1';
    window.sessionStorage.removeItem(KEY);
    return isUnfinished;
  } catch {
    return false;
  }
}
