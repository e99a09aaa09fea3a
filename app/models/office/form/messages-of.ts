import type { z } from "zod";
import { plainMessage } from "../../platform/validation/plain-message";
import { type RecordMessage, recordMessageText } from "../../shops/records/record-faults";
import type { FormNode } from "./form-node";

/** A path as the name of its field: `rules[0].state`. */
const pathText = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`),
    "",
  );

type Path = readonly (string | number)[];

/** The first message of each field; what belongs to no field is the whole form's (`form`). */
export function messagesOf(form: FormNode, error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues.flatMap(innerIssues))
    messages[hasField(form, path) ? pathText(path) : "form"] ??= plainMessage(message);
  return messages;
}

/**
 * The first fault of each field of a record (rule owners-12). A form may show a record's value below `value`;
 * a fault of no field of it is the whole form's, with its place.
 */
export function faultMessages(form: FormNode, faults: readonly RecordMessage[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const fault of faults) {
    const { path, reason } = fault;
    const shown = [path, ["value", ...path]].find((one) => hasField(form, one));
    if (shown) messages[pathText(shown)] ??= plainMessage(reason);
    else messages.form ??= recordMessageText(fault);
  }
  return messages;
}

/** Of a union's variants the one that was meant says what is wrong: it knows every field that was typed. */
function innerIssues(issue: z.ZodIssue): z.ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.unionErrors.find((error) =>
    error.issues.every(({ code }) => code !== "unrecognized_keys"),
  );
  return (meant ?? issue.unionErrors[0])?.issues.flatMap(innerIssues) ?? [issue];
}

/** Whether a form shows messages at a path: beside a single value, or above a list. */
function hasField(node: FormNode, [step, ...rest]: Path): boolean {
  if (step === undefined) return node.kind !== "group" && node.kind !== "variants";
  if (node.kind === "list") return hasField(node.item, rest);
  const fields =
    node.kind === "group"
      ? node.fields
      : node.kind === "variants"
        ? node.variants.flatMap((variant) => variant.fields)
        : [];
  return fields.some(({ key }, index) => key === String(step) && hasField(fields[index] as FormNode, rest));
}
