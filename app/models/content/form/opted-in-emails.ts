import type { FormField } from "../../platform/form/form-field";
import type { Submission } from "../../shops/forms/submission-schema";

/**
 * The e-mails in a submission with a ticked opt-in, in lower case, without repeats. Only fields with an
 * opt-in count, and only their own values, so that a sender cannot opt in another address (rule forms-11).
 */
export function optedInEmails(
  fields: readonly FormField[],
  submission: Submission,
  isOptedIn: (field: FormField, email: string) => boolean,
): string[] {
  const emails = fields
    .filter((field) => field.optInText !== null)
    .flatMap((field) => {
      const typed = submission[field.wuid];
      const email = typeof typed === "string" ? typed.toLowerCase() : "";
      return email !== "" && isOptedIn(field, email) ? [email] : [];
    });
  return [...new Set(emails)];
}
