import { isLoopback } from '../loopback.ts';
import type { RequestInfo } from './request.ts';

/** The address of requests that came over no socket: those that tests hand to the product. */
export const inProcessAddress = 'in-process';

/** By one of these a proxy says that it passes on somebody else's request (RFC 7239; RFC 9110, 7.6.3; names in use). */
const forwardingHeaders =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-original-.+|cf-.+|true-client-ip)$/;

/**
 * Whether a request was sent on this computer and meant for it: the peer is loopback, the name it asks for as well, and
 * no proxy says that it passes it on. A name that somebody points at this computer is none of its own.
 */
export function isFromThisMachine(request: Request, { remoteAddress }: Pick<RequestInfo, 'remoteAddress'>): boolean {
  if (remoteAddress !== inProcessAddress && !isLoopback(remoteAddress)) return false;
  if ([...request.headers.keys()].some((name) => forwardingHeaders.test(name))) return false;
  const host = request.headers.get('host');
  return isLoopback(new URL(request.url).hostname) && (host === null || isLoopbackHost(host));
}

const isLoopbackHost = (host: string): boolean =>
  URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);
