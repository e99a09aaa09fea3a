// @public

import { type ZodTypeAny, z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { asksName } from "../../platform/form/asks-name";
import { extensionList, extensionOfName } from "../../platform/form/file-types";
import type { FormField } from "../../platform/form/form-field";
import { formMessages } from "../../platform/validation/messages";
import { holdsWebAddress } from "../../platform/validation/person-name";
import { isPhone } from "../../platform/validation/phone";
import { storableText } from "./storable-text";

/** Most files of one field. */
export const maxFilesPerField = 5;
const maxTextLength = 500;
const maxTextareaLength = 10_000;
const bytesPerMb = 1024 * 1024;

/** A submission by wuid: texts, and the files of file fields. */
export type Submission = Record<string, string | File[]>;

/**
 * The schema of a form, made from its fields, for browser and server alike (rule forms-6). It reads what a
 * form posts: one file or several, an unchecked checkbox as nothing.
 * @param files `later` if files follow in a separate call, so that none is required yet
 */
export function submissionSchema(
  fields: readonly FormField[],
  files: "here" | "later" = "here",
): z.ZodType<Submission, z.ZodTypeDef, unknown> {
  const shape: Record<string, ZodTypeAny> = {};
  for (const field of fields)
    if (field.kind !== "file") shape[field.wuid] = textSchema(field);
    else if (files === "here") shape[field.wuid] = filesSchema(field);
  return z.object(shape) as z.ZodType<Submission, z.ZodTypeDef, unknown>;
}

function textSchema(field: FormField) {
  const { label, kind } = field;
  const maxLength = kind === "textarea" ? maxTextareaLength : maxTextLength;
  return z
    .preprocess(
      (value) => (typeof value === "string" ? storableText(value) : kind === "checkbox" ? "Off" : ""),
      z.string().trim().max(maxLength, formMessages.max(label, maxLength)),
    )
    .superRefine((value, context) => {
      const message = problemOf(field, value);
      if (message) context.addIssue({ code: "custom", message });
    });
}

/** The error in a text, or null. An empty text can only be missing. */
function problemOf(field: FormField, value: string): string | null {
  const { kind, label, isRequired } = field;
  if (kind === "checkbox") {
    if (value !== "On" && value !== "Off") return phrase("Please choose again: {label}", { label });
    return isRequired && value === "Off" ? formMessages.required(label) : null;
  }
  if (value === "") return isRequired ? formMessages.required(label) : null;
  switch (kind) {
    case "email":
      return z.string().email().safeParse(value).success ? null : formMessages.email();
    case "phone":
      return isPhone(value) ? null : formMessages.phone();
    case "number":
      return numberProblem(field, Number(value));
    case "select":
    case "radio":
    case "button-group":
      return field.options.some((option) => option.value === value)
        ? null
        : phrase("Please choose again: {label}", { label });
    default:
      return asksName(field) && holdsWebAddress(value) ? formMessages.webAddress(label) : null;
  }
}

function numberProblem({ label, min, max }: FormField, value: number): string | null {
  if (!Number.isFinite(value)) return phrase("{label} must be a number", { label });
  if (min !== null && value < min) return formMessages.minValue(label, min);
  if (max !== null && value > max) return formMessages.maxValue(label, max);
  return null;
}

function filesSchema(field: FormField) {
  const { label } = field;
  return z
    .preprocess(
      (value) => (Array.isArray(value) ? value : [value]).filter(isChosenFile),
      z.array(z.custom<File>(isChosenFile)),
    )
    .superRefine((files, context) => {
      const message =
        field.isRequired && files.length === 0
          ? formMessages.required(label)
          : files.length > maxFilesPerField
            ? formMessages.maxValue(phrase("Files of {label}", { label }), maxFilesPerField)
            : files.map((file) => fileProblem(field, file)).find((problem) => problem !== null);
      if (message) context.addIssue({ code: "custom", message });
    });
}

/** The error in a file's name or size, or null; the server checks its content. */
export function fileProblem(field: FormField, file: { name: string; size: number }): string | null {
  if (!field.extensions.includes(extensionOfName(file.name))) return fileTypeMessage(field);
  return file.size > field.sizeLimitMb * bytesPerMb ? formMessages.fileSize(field.sizeLimitMb) : null;
}

/** The message for a file type that the field does not accept. */
export const fileTypeMessage = ({ label, extensions }: FormField): string =>
  formMessages.fileType(label, extensionList(extensions));

/** An empty file input posts an empty file without a name. */
function isChosenFile(value: unknown): value is File {
  return typeof File !== "undefined" && value instanceof File && (value.name !== "" || value.size > 0);
}
