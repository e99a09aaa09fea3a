// @public

/** Log levels, least severe first. `silent` as a limit writes nothing. */
export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

/** Level of a line. */
export type LogLevel = Exclude<(typeof logLevels)[number], "silent">;
