/** A `Host` as clients write it: a name or an IPv4 address, with a port perhaps (RFC 9110, 7.2). */
const plainForm = /^[a-z\d._-]{1,260}(?::\d{1,5})?$/i;

/** The name itself: "bakery.example." with a dot at its end is the same host as without (RFC 1034, 3.1). */
export const withoutDot = (name: string): string => (name.endsWith('.') ? name.slice(0, -1) : name);

/** The name in a `Host`, in small letters, without a port; undefined where it is written in a way that only a parser of addresses reads. */
export function hostNameOf(host: string | undefined): string | undefined {
  if (host === undefined || !plainForm.test(host)) return undefined;
  const colon = host.indexOf(':');
  return withoutDot((colon < 0 ? host : host.slice(0, colon)).toLowerCase());
}
