// @public

import { AppError, isAppError } from "../../platform/error/app-error";

/**
 * Says that a record is no longer the one a change was made to (rule owners-2): a `conflict` with what is
 * stored now.
 */
export class StaleRecord extends AppError {
  /**
   * @param current the record as it is stored; null when it was removed
   * @param version of `current`; null when it was removed
   */
  constructor(
    readonly current: unknown,
    readonly version: string | null,
  ) {
    super(
      "conflict",
      current === null
        ? "This was removed in the meantime."
        : "This was changed in the meantime. Compare both, then send your change again.",
    );
  }
}

/** Recognizes a {@link StaleRecord} by its fields: the class may exist twice, as {@link isAppError} says. */
export const isStaleRecord = (error: unknown): error is StaleRecord =>
  isAppError(error) && error.code === "conflict" && "current" in error && "version" in error;
