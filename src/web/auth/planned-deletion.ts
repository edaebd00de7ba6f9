const KEY = 'groundwork.deletion-planned';

/** Notes for the sign-in page of this tab that the account is to be deleted, and until when signing in undoes it. */
export function rememberPlannedDeletion(dueAt: string): void {
  try {
    window.sessionStorage.setItem(KEY, dueAt);
  } catch {
    // Storage can be switched off; the mail says it too.
  }
}

/** The ISO time until which signing in undoes the deletion just asked for in this tab; asked once, then forgotten. */
export function takePlannedDeletion(): string | undefined {
  try {
    const dueAt = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return dueAt ?? undefined;
  } catch {
    return undefined;
  }
}

/** The cookie with which the server tells the page after a sign-in that it undid a deletion, and of which day. */
const undoneDeletionCookie = 'gw-kept';

/** When the deletion was due that the sign-in of this browser undid, as ISO time. Reading it removes it. */
export function takeUndoneDeletion(): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${undoneDeletionCookie}=`));
  if (pair === undefined) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: expiring works in every browser only this way
  document.cookie = `${undoneDeletionCookie}=; Max-Age=0; Path=/; SameSite=Strict`;
  const wasDueAt = decodeURIComponent(pair.slice(undoneDeletionCookie.length + 1));
  return Number.isNaN(Date.parse(wasDueAt)) ? undefined : wasDueAt;
}
