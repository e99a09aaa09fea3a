import { withZod } from "@remix-validated-form/with-zod";
import type { FormField } from "~/models/platform/form/form-field";
import { submissionSchema } from "~/models/shops/forms/submission-schema";

/** The validator of an owner's form. */
export const submissionValidator = (fields: readonly FormField[]) => withZod(submissionSchema(fields));
