import { randomBytes } from 'node:crypto';
import { buildId } from '#shared/ids.ts';

/** What the edge knows of one request. */
export interface RequestInfo {
  readonly requestId: string;
  readonly now: Date;
  /** The peer's own address; a forwarded one is believed where TRUSTED_PROXIES wrote it. */
  readonly remoteAddress: string;
  /** What the caller says it is, cut to 300 characters; empty where it says nothing. */
  readonly userAgent: string;
}

export type AppEnvironment = { Variables: { request: RequestInfo } };

/** A new request id; a caller's own is never trusted. */
export function newRequestId(now: Date): string {
  return buildId('req', now.getTime(), randomBytes(16));
}
