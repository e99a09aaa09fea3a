import { AppError } from "~/models/platform/error/app-error";

/** The error for a body that cannot be read as a form (rule input-1). */
export const noForm = () => new AppError("malformed", "This form could not be read.", "form");

/** The error for a form with too many fields or too long texts (rules input-2 and input-3). */
export const tooLong = () => new AppError("too_large", "This form is too long.", "form");
