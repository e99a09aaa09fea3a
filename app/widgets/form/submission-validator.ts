import { withZod } from "@remix-validated-form/with-zod";
import type { FormField } from "~/models/form/form-field";
import { submissionSchema } from "~/models/form/submission-schema";

/** The rules of an owner's form, as forms want them. */
export const submissionValidator = (fields: readonly FormField[]) => withZod(submissionSchema(fields));
