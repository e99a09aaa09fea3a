// @public

import pino, { type Logger } from "pino";
import type { LogLevel } from "~/models/platform/log/log-level";
import { loggable, loggableText } from "~/models/platform/log/loggable";

/** Fields of a line besides its message, e.g. `{ requestId, shop, durationMs }`. */
export type LogFields = Record<string, unknown>;

/** Writes lines; `with` returns a logger whose lines all have the given fields. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  with(fields: LogFields): Log;
}

/** Destination and format of lines; the defaults suit the process. */
export interface LogOptions {
  /** The least important lines that are written. */
  level: LogLevel | "silent";
  /** `json` for machines, one object a line; `text` for a terminal. */
  format: "json" | "text";
  /** Takes a line without its line end. */
  write: (line: string) => void;
  now: () => Date;
}

const standard: LogOptions = {
  level: "info",
  format: process.stdout.isTTY ? "text" : "json",
  write: (line) => process.stdout.write(`${line}\n`),
  now: () => new Date(),
};

/**
 * Creates a logger. Everything passes through `loggable` first (rule operations-6), so that no secret is
 * logged by accident, and a value that cannot be logged never fails a request.
 */
export function createLog(options: Partial<LogOptions> = {}): Log {
  const { level, format, write, now } = { ...standard, ...options };
  const logger = pino(
    {
      level,
      base: null,
      messageKey: "message",
      timestamp: () => `,"time":"${now().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line: string) => write(format === "json" ? line.trimEnd() : inText(line)) },
  );
  return carrying(logger, {});
}

function carrying(logger: Logger, carried: LogFields): Log {
  const line =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (logger.isLevelEnabled(level))
        logger[level](loggable({ ...carried, ...fields }), loggableText(message));
    };
  return {
    debug: line("debug"),
    info: line("info"),
    warn: line("warn"),
    error: line("error"),
    with: (fields) => carrying(logger, { ...carried, ...fields }),
  };
}

function inText(json: string): string {
  const { time, level, message, ...fields } = JSON.parse(json) as Record<string, unknown>;
  const values = Object.entries(fields).map(([name, value]) => {
    const written = typeof value === "string" ? value : JSON.stringify(value);
    return `${name}=${written}`;
  });
  return [String(time).slice(11, 19), level === "info" ? "" : String(level).toUpperCase(), message, ...values]
    .filter(Boolean)
    .join(" ");
}
