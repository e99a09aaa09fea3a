// @public

import { message } from "~/models/platform/texts/message";

/** What a mailed link says that creates an account (rule accounts-8) and can no longer do so. */
export const registrationUsedText = message(
  "This link was already used or has expired. Sign in, or create your account again.",
);

/** The same for a link that sets a new password (rule accounts-9). */
export const resetUsedText = message("This link was already used or has expired. Please request a new one.");
