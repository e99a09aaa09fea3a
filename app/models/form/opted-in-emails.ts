import type { FormField } from "./form-field";
import type { Submission } from "./submission-schema";

/**
 * The e-mails of a submission that were opted in, in lower case, each once. Only a field with an opt-in counts, and
 * only what was typed in it, so that one cannot sign up a stranger (rule forms-11).
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
