import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";

/** The error for a body that cannot be read as a form (rule input-1). */
export const noForm = () => new AppError("malformed", phrase("This form could not be read."), "form");

/** The error for a form with too many fields or too long texts (rules input-2 and input-3). */
export const tooLong = () => new AppError("too_large", phrase("This form is too long."), "form");
