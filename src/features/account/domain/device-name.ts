import { readDeviceName } from '#features/auth/domain/device-name.ts';

/**
 * A device in plain words, "Firefox on Windows", from what its browser says of itself; "Unknown device" where that tells
 * nothing. What a browser says can be made up, so this is a help to remember and no proof.
 */
export function describeDevice(userAgent: string): string {
  const { browser, system } = readDeviceName(userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
