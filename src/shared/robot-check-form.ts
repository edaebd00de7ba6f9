/** The forms that ask for the robot check. A challenge is made for one of them and counts for no other. */
export const robotCheckForms = ['sign-in', 'sign-up', 'password-reset', 'waitlist'] as const;

export type RobotCheckForm = (typeof robotCheckForms)[number];

/** How long a challenge may be used after it was made. */
export const robotCheckLifetimeMs = 10 * 60 * 1000;
