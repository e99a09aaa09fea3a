import { z } from "zod";
import type { FormValueInput } from "~/models/api/fields/generated/form";
import { formSource, isFormSource } from "~/models/content/form/form-source";
import { AppError } from "~/models/platform/error/app-error";
import { submissionSchema } from "~/models/shops/forms/submission-schema";
import { findFormByNumber } from "../../../content/forms/find-form.server";
import { noSuchForm, saveFormData as save } from "../../../content/forms/save-form-data.server";
import { saveSignupEmail as signUp } from "../../../content/forms/save-signup-email.server";
import type { MutationResolvers, Resolvers } from "../resolvers";

const saveSignupEmail: MutationResolvers["saveSignupEmail"] = async (_parent, { input }, { api }) => {
  await signUp(api.ctx, { email: input.email, token: input.recaptcha_token ?? "", source: formSource() });
  return true;
};

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullish();

const saveFormData: MutationResolvers["saveFormData"] = async (_parent, { input }, { api }) => {
  const definition = await findFormByNumber(api.ctx, input.form);
  if (!definition) throw noSuchForm();
  const { props, fields } = definition;
  // An outdated page must not send its answers to other questions.
  if ((input.version ?? 1) !== props.version)
    throw new AppError("conflict", "This form has changed. Please reload the page.", "version");
  const source = input.source ?? formSource(props.formName);
  if (!isFormSource(source))
    throw new AppError("invalid", "source must be 'Website Signup' or 'Website Signup(name)'.", "source");
  const checked = submissionSchema(fields, "later").safeParse(readContent(input.content));
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new AppError("invalid", issue?.message ?? "Invalid", String(issue?.path[0] ?? "content"));
  }
  const opted = new Set((input.email_opted ?? []).map((email) => email.trim().toLowerCase()));
  const { customer } = await api.visitor();
  const saved = await save(api.ctx, {
    definition,
    customer,
    submission: checked.data,
    isOptedIn: (_field, email) => opted.has(email),
    token: input.recaptcha_token ?? "",
    source,
  });
  return {
    _id: saved.id,
    content: saved.content,
    createdAt: saved.createdAt.toISOString(),
    updatedAt: saved.updatedAt.toISOString(),
  };
};

function readContent(content: readonly FormValueInput[]): Record<string, string> {
  const entries = content.map(({ wuid, value }) => {
    const checked = scalar.safeParse(value);
    if (!checked.success) throw new AppError("invalid", `The value of '${wuid}' is not a text.`, wuid);
    const text = typeof checked.data === "boolean" ? (checked.data ? "On" : "Off") : checked.data;
    return [wuid, String(text ?? "")] as const;
  });
  return Object.fromEntries(entries);
}

export const formResolvers = { Mutation: { saveFormData, saveSignupEmail } } satisfies Resolvers;
