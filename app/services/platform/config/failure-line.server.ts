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
  return constraintMessage(error) ?? error;
}

function isFullDisk(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepest) return false;
  return fullDisk.has((error as NodeJS.ErrnoException).code ?? "") || isFullDisk(error.cause, depth + 1);
}
