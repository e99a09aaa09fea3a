// @public

import type { z } from "zod";
import { checkInput } from "../../platform/validation/input-problems";
import { RecordFaults } from "./record-faults";

/**
 * What an owner typed as a record, with what it leaves out (rule owners-1).
 * @param source what a message names as the place to mend: `menu 'main'`
 * @throws RecordFaults naming every wrong key and its mend
 */
export function checkRecord<Schema extends z.ZodTypeAny>(
  schema: Schema,
  source: string,
  typed: unknown,
): z.output<Schema> {
  const checked = checkInput(schema, typed);
  if ("problems" in checked)
    throw new RecordFaults(
      source,
      checked.problems.map(({ path, mend }) => ({ path, reason: mend })),
    );
  return checked.data;
}
