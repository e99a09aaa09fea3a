// @public

import { isAppError } from "~/models/platform/error/app-error";
import { constraintMessage } from "../db/constraint-message.server";
import { StartError } from "./start-error";

/** Codes of node and of PostgreSQL for a disk without room. */
const fullDisk = new Set(["ENOSPC", "EDQUOT", "53100"]);
const deepest = 5;

/**
 * What a person at a terminal is shown of a failure: one line where it names its own mend, else the error
 * with its stack, since it is a fault of ours.
 */
export function failureLine(error: unknown): unknown {
  if (error instanceof StartError || isAppError(error)) return error.message;
  if (isFullDisk(error))
    return "The disk is full: make room where DATA_DIR is, or where your PostgreSQL keeps its data, and start again.";
  return constraintMessage(error) ?? withoutStatement(error);
}

/**
 * A failed statement without its text and values, which are people's (rule operations-14); another error as
 * it is.
 */
function withoutStatement(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith("Failed query")) return error;
  const { cause } = error;
  const { code = "" } = (cause ?? {}) as { code?: string };
  const said = cause instanceof Error ? `${cause.message} (${code})` : "no reason was given";
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`The database refused a statement: ${said}`, ...frames].join("\n");
}

function isFullDisk(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepest) return false;
  return fullDisk.has((error as NodeJS.ErrnoException).code ?? "") || isFullDisk(error.cause, depth + 1);
}
