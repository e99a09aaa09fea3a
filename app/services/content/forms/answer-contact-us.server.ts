// @public

import { contactUsForm } from "~/models/content/form/contact-us";
import { formSource } from "~/models/content/form/form-source";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import { failedMessage } from "~/models/platform/form/posted-controls";
import { phrase } from "~/models/platform/texts/phrase";
import { submissionSchema } from "~/models/shops/forms/submission-schema";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { refusalOf } from "../../platform/db/refusal-of.server";
import { readPostedForm } from "../../platform/forms/read-posted-form.server";
import { isJson, readJson } from "../../platform/http/reading/read-json.server";
import type { FormContext } from "./form-context.server";
import { saveFormData } from "./save-form-data.server";

/**
 * Answers `POST /api/customer/contact-us` (rule forms-15): JSON or a form of any texts. They are kept, mailed
 * to the shop and put into its inbox (rule conversations-10); `email_to` is ignored, or any visitor could
 * send mail to any address in the shop's name.
 */
export async function answerContactUs(
  context: FormContext,
  request: Request,
  customer: VisitorCustomer | null = null,
): Promise<Response> {
  try {
    const posted = await readPosted(request);
    const definition = contactUsForm(posted);
    if (!definition) throw new AppError("invalid", phrase("Please write something."));
    const checked = submissionSchema(definition.fields).safeParse(posted);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      throw new AppError("invalid", issue?.message ?? phrase(failedMessage), String(issue?.path[0] ?? ""));
    }
    await saveFormData(context, {
      definition,
      customer,
      submission: checked.data,
      isOptedIn: () => false,
      token: typeof posted.recaptcha_token === "string" ? posted.recaptcha_token : "",
      source: formSource(definition.props.formName),
    });
    return Response.json({ success: true, message: definition.props.successMessage });
  } catch (error) {
    if (isAppError(error))
      return Response.json(
        { success: false, message: error.message, field: error.field },
        { status: error.status },
      );
    if (refusalOf(error)) throw error;
    context.log.error("contact request failed", { shop: context.shop.code, error });
    return Response.json({ success: false, message: phrase(failedMessage) }, { status: 500 });
  }
}

async function readPosted(request: Request): Promise<Record<string, unknown>> {
  if (!isJson(request)) return Object.fromEntries(await readPostedForm(request));
  const json = await readJson(request);
  if (typeof json === "object" && json !== null) return json as Record<string, unknown>;
  throw new AppError("invalid", "Send the fields as an object.");
}
