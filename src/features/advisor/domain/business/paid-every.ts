/** The times by which something is paid again and again. */
export const paidTimes = ['week', 'month', 'year'] as const;

/** The key of the question by what time a price is paid that names none. */
export const everyKey = (mention: string): string => `every/${mention}`;
