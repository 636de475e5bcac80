/** How long a session lasts; Firebase allows 5 minutes to 14 days. */
export const SESSION_SECONDS = 5 * 24 * 60 * 60
