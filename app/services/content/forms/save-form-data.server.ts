// @public

import { randomUUID } from "node:crypto";
import type { FormDefinition } from "~/models/content/form/form-definition";
import { inFirstWords } from "~/models/content/form/in-first-words";
import { optedInEmails } from "~/models/content/form/opted-in-emails";
import { AppError } from "~/models/platform/error/app-error";
import type { FormField } from "~/models/platform/form/form-field";
import { phrase } from "~/models/platform/texts/phrase";
import type { Submission } from "~/models/shops/forms/submission-schema";
import { submittedValues } from "~/models/shops/forms/submitted-value";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { formSubmissions } from "~/tables/content/forms";
import { keepContactMessage } from "../../conversations/messages/keep-contact-message.server";
import { discardAttachments } from "../../conversations/messages/prepare-attachments.server";
import { shopKey } from "../../shops/context/of-shop.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { countFiles } from "./count-files.server";
import { findFirstFields } from "./find-form.server";
import type { FormContext } from "./form-context.server";
import { prepareConversation } from "./prepare-conversation.server";
import { keepSignups } from "./save-signup-email.server";
import { checkFile, discardFiles, keepFormFiles, writeFormFiles } from "./store-form-files.server";
import { verifyCaptcha } from "./verify-captcha.server";

/** A validated submission, and what comes with it. */
export type FormRequest = {
  definition: FormDefinition;
  submission: Submission;
  /** Who sends it, if signed in. */
  customer?: VisitorCustomer | null;
  isOptedIn: (field: FormField, email: string) => boolean;
  token: string;
  source: string;
};

/** A stored submission (rule forms-9). */
export type SavedFormData = typeof formSubmissions.$inferSelect;

/**
 * Stores a submission, its files, opted-in e-mails if the shop collects them, and the conversation it begins
 * if its form does, in one transaction.
 * @param request validated by the form's schema; the content of files is checked here
 * @throws AppError `invalid` (a file, the captcha), `too_many`, `conflict` for a customer with too many
 * conversations
 */
export async function saveFormData(ctx: FormContext, request: FormRequest): Promise<SavedFormData> {
  const { definition, submission, source } = request;
  const { fields, props, attributeName } = definition;
  const attempt = { action: "form", by: "address", who: ctx.clientAddress } as const;
  await countAttempt(ctx, attempt, attemptLimits.formByAddress);
  const files = await Promise.all(
    fields.flatMap((field) => {
      const chosen = submission[field.wuid];
      return Array.isArray(chosen) ? chosen.map((file) => checkFile(field, file)) : [];
    }),
  );
  await verifyCaptcha(ctx, request.token);
  await countFiles(ctx, attributeName, files);
  const emailOpted = ctx.shop.settings.email_capture_enabled
    ? optedInEmails(fields, submission, request.isOptedIn)
    : [];
  const values = submittedValues(fields, submission);
  // Files that follow name their field as the visitor read it.
  const first = files.length === 0 ? await findFirstFields(ctx, attributeName) : null;
  const id = randomUUID();
  const kept = await keepFormFiles(ctx, id, files);
  const conversation = await prepareConversation(ctx, request, files);
  try {
    return await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      const [saved] = await tx
        .insert(formSubmissions)
        .values({
          ...shopKey(ctx),
          id,
          form: props.form,
          version: props.version,
          attributeName,
          content: first ? inFirstWords(values, fields, first) : values,
          emailOpted,
          source,
          createdAt: ctx.now(),
          updatedAt: ctx.now(),
        })
        .returning();
      if (!saved) throw new Error("form submission was not saved");
      await writeFormFiles(inside, id, kept);
      if (props.notifyByEmail) await enqueueJob(inside, "send-form-mail", { submissionId: saved.id });
      await keepSignups(inside, emailOpted, source);
      if (conversation) await keepContactMessage(inside, conversation);
      return saved;
    });
  } catch (error) {
    await discardFiles(ctx, kept);
    if (conversation) await discardAttachments(ctx, conversation.files);
    throw error;
  }
}

/** The error for an unknown form. */
export const noSuchForm = () => new AppError("not_found", phrase("There is no such form."), "form");
