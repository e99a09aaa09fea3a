// @public

import type { z } from "zod";
import { AppError } from "../../platform/error/app-error";
import { checkInput, problemText } from "../../platform/validation/input-problems";

/**
 * What an owner typed as a record, with what it leaves out (rule owners-1).
 * @param source what a message names as the place to mend: `menu 'main'`
 * @throws AppError `invalid` naming every wrong key and its mend
 */
export function checkRecord<Schema extends z.ZodTypeAny>(
  schema: Schema,
  source: string,
  typed: unknown,
): z.output<Schema> {
  const checked = checkInput(schema, typed);
  if ("problems" in checked) throw new AppError("invalid", problemText(source, checked.problems));
  return checked.data;
}
