import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { withoutDot } from '#server/http/host-name.ts';
import { isLoopback } from '#server/loopback.ts';

/** A host name has 253 signs at most (RFC 1035, 2.3.4), and that of its text record is twelve longer. */
const longestHost = 253 - '_groundwork.'.length;

/** Labels of letters, digits and hyphens, two at least; the last one is no number (RFC 1123, 2.1). */
const hostForm = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Names that lead nowhere on the internet (RFC 6761, RFC 6762, RFC 7686, RFC 8375). */
const leadsNowhere = /\.(?:localhost|local|internal|invalid|test|onion|arpa)$/;

/**
 * The domain that a person typed or pasted, as browsers send it: small letters, other scripts as Punycode. Undefined for what can be no
 * domain of a site: an address, a name of one computer, anything with a path, a port or a user. Whether it is theirs its records tell.
 */
export function ownHostOf(typed: string): string | undefined {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  if (/[\s/?#@:\\%[\]<>^|]/.test(bare)) return undefined;
  const host = withoutDot(domainToASCII(bare));
  if (host.length > longestHost || !hostForm.test(host) || isIP(host) !== 0) return undefined;
  return isLoopback(host) || leadsNowhere.test(host) ? undefined : host;
}
