/** A message to an open tab. */
export type LiveMessage =
  | { readonly kind: 'notification'; readonly notificationId: string }
  /**
   * `what` names a subject that features show (their registration in the browser maps it to queries); it is a hint to ask
   * again, never the data itself. Without a workspace it is about the account.
   */
  | { readonly kind: 'changed'; readonly what: string; readonly workspaceId?: string }
  /** More was missed than is kept: everything shown is to be asked for again. */
  | { readonly kind: 'reset' };

/** new: no id was brought; resumed: nothing was missed since it; reset: more was missed than is kept. */
export type LiveBeginning = 'new' | 'resumed' | 'reset';

/** Why a stream was ended by the server. */
export type LiveEndReason =
  /** The session ended, or has to show its second factor. */
  | 'session'
  /** It was open long enough: the next one shows a fresh token. */
  | 'renew'
  /** The server stops, or lost its database. */
  | 'away'
  /** The other side does not read. */
  | 'slow';

/** A stream says something at least this often, so that a dead connection is noticed. */
export const heartbeatMs = 15_000;
