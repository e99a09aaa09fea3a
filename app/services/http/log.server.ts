/** How much a line matters. */
export type LogLevel = "debug" | "info" | "warn" | "error";

/** What a line tells besides its message, e.g. `{ requestId, shop, durationMs }`. Never secrets. */
export type LogFields = Record<string, unknown>;

/** Writes lines; `with` answers a logger whose lines all carry the given fields. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  with(fields: LogFields): Log;
}

/** Where lines go and how they look; the defaults suit the process at hand. */
export interface LogOptions {
  /** `json` for machines, one object a line; `text` for a terminal. */
  format: "json" | "text";
  /** Takes a line without its line end. */
  write: (line: string) => void;
  now: () => Date;
}

const standard: LogOptions = {
  format: process.stdout.isTTY ? "text" : "json",
  write: (line) => process.stdout.write(`${line}\n`),
  now: () => new Date(),
};

/**
 * Makes a logger. An Error among the fields is written with its stack, and a value that cannot be written never
 * breaks the request that wanted to log it.
 */
export function createLog(options: Partial<LogOptions> = {}, carried: LogFields = {}): Log {
  const { format, write, now } = { ...standard, ...options };
  const line =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      const entry = { time: now().toISOString(), level, message, ...plain({ ...carried, ...fields }) };
      write(format === "json" ? JSON.stringify(entry) : inText(entry));
    };
  return {
    debug: line("debug"),
    info: line("info"),
    warn: line("warn"),
    error: line("error"),
    with: (fields) => createLog(options, { ...carried, ...fields }),
  };
}

function plain(fields: LogFields): LogFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (value instanceof Error) return value.stack ?? value.message;
  try {
    JSON.stringify(value);
    return value;
  } catch {
    return String(value);
  }
}

function inText({
  time,
  level,
  message,
  ...fields
}: {
  time: string;
  level: LogLevel;
  message: string;
}): string {
  const told = Object.entries(fields).map(([name, value]) => {
    const written = typeof value === "string" ? value : JSON.stringify(value);
    return `${name}=${written}`;
  });
  return [time.slice(11, 19), level === "info" ? "" : level.toUpperCase(), message, ...told]
    .filter(Boolean)
    .join(" ");
}
