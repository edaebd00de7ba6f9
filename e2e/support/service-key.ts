/** The key of the admin API of every product that the browser tests start. */
export const serviceKey = 'a-service-key-of-32-characters-or-more';
