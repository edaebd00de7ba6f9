/** The time zones on offer (docs/account.md), in their order. */
export const timeZones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;
export type TimeZone = (typeof timeZones)[number];

/** The longest name a person may carry, in UTF-16 units: what the authentication service takes. */
export const maxNameLength = 120;
