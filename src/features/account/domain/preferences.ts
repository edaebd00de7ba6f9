/** The time zones on offer (docs/account.md, "Profile"), in their order. */
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

/** The longest name of a person, in UTF-16 units (docs/account.md, "Profile"). */
export const maxNameLength = 120;
