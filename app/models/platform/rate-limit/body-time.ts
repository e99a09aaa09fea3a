// @public

/**
 * Time limit of a request body (rule input-12): `graceMs`, plus one second for each `bytesPerSecond`
 * received.
 */
export type BodyTime = { graceMs: number; bytesPerSecond: number; afterAnswerMs: number };

/** The limits in production. */
export const bodyTime: BodyTime = { graceMs: 15_000, bytesPerSecond: 8 * 1024, afterAnswerMs: 5_000 };

/** Remaining time of a body, ms; zero or less when it is over. */
export const bodyTimeLeftMs = (time: BodyTime, elapsedMs: number, cameBytes: number): number =>
  time.graceMs + (cameBytes / time.bytesPerSecond) * 1000 - elapsedMs;
