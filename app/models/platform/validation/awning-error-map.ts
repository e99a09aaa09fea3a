import { type ZodErrorMap, ZodIssueCode, type ZodIssueOptionalMessage } from "zod";
import { fieldLabel } from "./field-label";
import { messages } from "./messages";

/**
 * A zod error map with the shared messages (rule forms-1). `labels` names fields as the form does; a field without
 * a label is named after its key. Rules without a shared message keep zod's.
 */
export function errorMapWithLabels(labels: Readonly<Record<string, string>>): ZodErrorMap {
  return (issue, context) => {
    const name = String(issue.path.at(-1) ?? "");
    const field = labels[name] ?? (fieldLabel(name) || "This field");
    return { message: messageOf(issue, field, context.data) ?? context.defaultError };
  };
}

/** The error map for schemas without labels. */
export const awningErrorMap: ZodErrorMap = errorMapWithLabels({});

function messageOf(issue: ZodIssueOptionalMessage, field: string, value: unknown): string | null {
  if (value === undefined || value === null || value === "") return messages.required(field);
  switch (issue.code) {
    case ZodIssueCode.invalid_string:
      return issue.validation === "email" ? messages.email() : null;
    case ZodIssueCode.too_small:
      if (issue.type === "number") return messages.minValue(field, Number(issue.minimum));
      return issue.type === "string" ? messages.min(Number(issue.minimum)) : null;
    case ZodIssueCode.too_big:
      if (issue.type === "number") return messages.maxValue(field, Number(issue.maximum));
      return issue.type === "string" ? messages.max(field, Number(issue.maximum)) : null;
    default:
      return null;
  }
}
