import { withZod } from "@remix-validated-form/with-zod";
import { submissionSchema } from "~/models/form/submission-schema";
import type { FormField } from "~/models/platform/form/form-field";

/** The validator of an owner's form. */
export const submissionValidator = (fields: readonly FormField[]) => withZod(submissionSchema(fields));
