/** Times in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How long an access token is good for: docs/authentication.md, "Tokens". */
export const tokenLife = 15 * minute;
