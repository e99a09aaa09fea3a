import { z } from "zod";
import type { Fields, ValuesOf } from "./field";
import { fieldFaults } from "./field-faults";
import { readValues } from "./read-value";

/**
 * The schema that a change of such fields is checked by: each wrong value is an issue at its own path, with
 * how to mend it; names that no field has are let through. What passes is read.
 */
export const fieldsSchema = <const Of extends Fields>(
  fields: Of,
): z.ZodType<ValuesOf<Of>, z.ZodTypeDef, unknown> =>
  z
    .record(z.unknown())
    .superRefine((written, context) => {
      for (const { path, kind, reason } of fieldFaults(fields, written))
        if (kind === "wrong") context.addIssue({ code: z.ZodIssueCode.custom, path, message: reason });
    })
    .transform((written) => readValues(fields, written));
