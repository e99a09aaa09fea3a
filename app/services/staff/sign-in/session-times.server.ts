const dayMs = 24 * 60 * 60 * 1000;

/** A session of staff ends after 3 days without use, and after 14 days at the latest (rule staff-5). */
const idleSessionMs = 3 * dayMs;
export const longestSessionMs = 14 * dayMs;

/** When a session that is used now ends. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(createdAt.getTime() + longestSessionMs, now.getTime() + idleSessionMs));

/**
 * How long tokens work: an invitation for 7 days, the choice of a new password for an hour, and a sign-in
 * waits for its second factor for 10 minutes.
 */
export const linkMs = { invitation: 7 * dayMs, reset: 60 * 60 * 1000, "sign-in": 10 * 60 * 1000 } as const;
