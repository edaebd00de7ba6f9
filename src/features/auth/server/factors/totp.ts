import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';

const periodSeconds = 30;
/** Steps before and after the present one that still count: clocks differ, and people type slowly. */
const window = 1;

/** What an authenticator app needs to know. */
export interface TotpEnrolment {
  /** 160 bits in base 32. */
  readonly secret: string;
  readonly uri: string;
}

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodSeconds });

/** Makes a new secret, with the address an app reads from the picture. */
export function makeTotp(names: { issuer: string; label: string }): TotpEnrolment {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, names).toString() };
}

/** The time step a code belongs to (RFC 6238); undefined for a code that is wrong, too old or too early. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const typed = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(typed)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: typed, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}

/**
 * The picture an app reads, as SVG. The public client puts it into a `data:` address as it is, where a `#` would end the
 * picture: colours are named.
 */
export async function drawQrCode(uri: string): Promise<string> {
  const svg = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return svg.trim().replaceAll('#ffffff', 'white').replaceAll('#000000', 'black');
}
