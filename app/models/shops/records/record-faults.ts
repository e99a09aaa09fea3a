// @public

import { AppError, isAppError } from "../../platform/error/app-error";
import { problemText } from "../../platform/validation/input-problems";
import type { SettingsPath } from "../settings/settings-reference";

/**
 * Something about a record: where in it, from the outside in, and how to mend it. `line` counts in the text
 * at `path`, or in the file of the whole record where that is empty.
 */
export type RecordMessage = { path: SettingsPath; reason: string; line?: number | undefined };

/** What is wrong with a record: faults, which refuse it, and notes, which it is saved with. */
export type RecordMessages = { faults: readonly RecordMessage[]; notes: readonly RecordMessage[] };

/** A record is refused; each fault names its field (rule owners-12). The first is the error's own field. */
export class RecordFaults extends AppError {
  /** @param source what a message names as the place to mend: `settings: tax` */
  constructor(
    source: string,
    readonly faults: readonly RecordMessage[],
  ) {
    const problems = faults.map(({ path, reason }) => ({
      key: path.join("."),
      path: [...path],
      mend: reason,
    }));
    super("invalid", problemText(source, problems), problems[0]?.key || undefined);
  }
}

/** Recognizes {@link RecordFaults} by their fields: the class may exist twice, as {@link isAppError} says. */
export const isRecordFaults = (error: unknown): error is RecordFaults =>
  isAppError(error) && error.code === "invalid" && "faults" in error && Array.isArray(error.faults);

/** What a message says beside its field: with the line in the field's text. */
export const reasonText = ({ path, reason, line }: RecordMessage): string =>
  line === undefined || path.length === 0 ? reason : `line ${line}: ${reason}`;

/** A message in one line, with the field it is about. */
export const recordMessageText = (message: RecordMessage): string =>
  message.path.length === 0 ? message.reason : `${message.path.join(".")}: ${reasonText(message)}`;
