/** The names that the cookie of a session may have: on http, on https. */
export const sessionCookies = ['session', '__Host-session'] as const
export type SessionCookie = (typeof sessionCookies)[number]
