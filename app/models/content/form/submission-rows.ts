import type { SubmittedValue } from "../../shops/forms/submitted-value";

/**
 * A stored submission or signup, ready to be listed. A signup has no form and no values except its e-mail.
 */
export type ListedSubmission = {
  id: string;
  createdAt: Date;
  /** Name of the form's content; empty for a signup. */
  formName: string;
  form: number | null;
  version: number | null;
  source: string;
  emails: string[];
  content: SubmittedValue[];
  /** Paths of its files below the uploads folder. */
  files: string[];
  /** Ends the mails to a signup (rule accounts-34); empty for a submission. */
  unsubscribeUrl?: string;
};

/** A field with its own column: a wuid of one form, and the owner's label. */
export type HeadedField = { formName: string; wuid: string; label: string };

const fixed = ["submitted_at", "form", "form_number", "version", "source", "emails_opted_in"];

/**
 * Submissions as rows of a table with headings: common columns, then one for each field in the given order,
 * then removed fields under their wuid. Fields with the same label share a column.
 */
export function submissionRows(
  submissions: readonly ListedSubmission[],
  fields: readonly HeadedField[],
): string[][] {
  const labels = new Map(fields.map((field) => [keyOf(field.formName, field.wuid), field.label]));
  const headingOf = (formName: string, wuid: string) => labels.get(keyOf(formName, wuid)) ?? wuid;
  const headings = new Set(fields.map(({ label }) => label));
  for (const { formName, content } of submissions)
    for (const { wuid } of content) headings.add(headingOf(formName, wuid));
  const columns = [...headings];
  const hasLinks = submissions.some(({ unsubscribeUrl }) => unsubscribeUrl);
  const rows = submissions.map((one) => {
    const values = new Map<string, string>();
    for (const { wuid, value } of one.content) {
      const heading = headingOf(one.formName, wuid);
      values.set(heading, [values.get(heading), value].filter(Boolean).join(" | "));
    }
    return [
      one.createdAt.toISOString(),
      one.formName || "signup",
      String(one.form ?? ""),
      String(one.version ?? ""),
      one.source,
      one.emails.join(", "),
      ...columns.map((heading) => values.get(heading) ?? ""),
      one.files.join(", "),
      one.id,
      ...(hasLinks ? [one.unsubscribeUrl ?? ""] : []),
    ].map(harmless);
  });
  return [
    [...fixed, ...columns, "files", "id", ...(hasLinks ? ["unsubscribe_url"] : [])].map(harmless),
    ...rows,
  ];
}

const keyOf = (formName: string, wuid: string) => `${formName}\n${wuid}`;

/** A spreadsheet would evaluate text that begins like a formula, so untrusted text is kept from it. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
