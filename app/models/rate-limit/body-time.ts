/** How long a body may take (rule input-12): `graceMs`, and a second more for each `bytesPerSecond` that came. */
export type BodyTime = { graceMs: number; bytesPerSecond: number; afterAnswerMs: number };

/** What bodies have in production. */
export const bodyTime: BodyTime = { graceMs: 15_000, bytesPerSecond: 8 * 1024, afterAnswerMs: 5_000 };

/** The time a body has left, ms; zero or less when it is up. */
export const bodyTimeLeftMs = (time: BodyTime, elapsedMs: number, cameBytes: number): number =>
  time.graceMs + (cameBytes / time.bytesPerSecond) * 1000 - elapsedMs;
