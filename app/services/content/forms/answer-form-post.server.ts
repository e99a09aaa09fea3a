// @public

import { data, redirect } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import type { FormDefinition } from "~/models/content/form/form-definition";
import { formSource } from "~/models/content/form/form-source";
import { signupSchema } from "~/models/content/form/signup";
import { isAppError } from "~/models/platform/error/app-error";
import { optInName } from "~/models/platform/form/form-field";
import {
  answerAsData,
  controlNames,
  failedMessage,
  formElementId,
  signupFailedMessage,
} from "~/models/platform/form/posted-controls";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { phrase } from "~/models/platform/texts/phrase";
import { submissionSchema } from "~/models/shops/forms/submission-schema";
import { formPath } from "~/paths";
import { sentPath } from "~/paths/forms";
import { refusalOf } from "../../platform/db/refusal-of.server";
import { answerForm, type FormRules, refuseForm } from "../../platform/forms/answer-form.server";
import { typedValues } from "../../platform/forms/typed-values.server";
import { withFormPost } from "../../platform/forms/with-form-post.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { FoundForm } from "./find-form.server";
import type { FormContext } from "./form-context.server";
import { saveFormData } from "./save-form-data.server";
import { saveSignupEmail } from "./save-signup-email.server";

/**
 * Answers a posted form or signup. Accepted: a redirect to its page with a confirmation, or `{ sent: true }`
 * for a script. Refused: 422 with messages beside the fields and the typed values. After a server fault: the
 * messages of rules forms-10 and forms-13, with 503 where the database was away or busy.
 */
export async function answerFormPost(context: FormContext & Sender, found: FoundForm, request: Request) {
  const name = found.kind === "form" ? found.definition.attributeName : found.attributeName;
  const formId = formElementId(name);
  let typed: Record<string, string> = {};
  try {
    return await withFormPost(context, request, async (posted) => {
      typed = typedValues(posted, typedNames(found));
      const rules = { id: formId, keeps: typedNames(found) };
      const refusal =
        found.kind === "signup"
          ? await sendSignup(context, found, posted, rules)
          : await sendForm(context, found.definition, posted, rules);
      if (refusal) return refusal;
      if (posted.get(controlNames.answer) === answerAsData) return data({ sent: true });
      const returnTo = safeRedirect(typed[controlNames.returnTo], formPath(name));
      return redirect(sentPath(returnTo, { name, elementId: formId }), 303);
    });
  } catch (error) {
    if (isAppError(error)) return refuseForm(error, formId, typed);
    const isRefused = refusalOf(error) !== null;
    const fields = { shop: context.shop.code, form: name, error };
    if (isRefused) context.log.warn("form was refused", fields);
    else context.log.error("form could not be saved", fields);
    const message = phrase(found.kind === "signup" ? signupFailedMessage : failedMessage);
    const status = isRefused ? 503 : 500;
    return validationError({ fieldErrors: { form: message }, formId }, typed, { status });
  }
}

/** Who sends a form. */
type Sender = Pick<RequestContext, "visitor">;

type Keeping = Omit<FormRules<unknown>, "schema">;

function sendForm(
  context: FormContext & Sender,
  definition: FormDefinition,
  posted: FormData,
  rules: Keeping,
) {
  const schema = submissionSchema(definition.fields);
  return answerForm(posted, { ...rules, schema }, async (submission) => {
    const { customer } = await context.visitor();
    await saveFormData(context, {
      definition,
      customer,
      submission,
      isOptedIn: ({ wuid }) => posted.get(optInName(wuid)) === "On",
      token: tokenOf(posted),
      source: formSource(definition.props.formName),
    });
    return null;
  });
}

type Signup = Extract<FoundForm, { kind: "signup" }>;

function sendSignup(context: FormContext, { props }: Signup, posted: FormData, rules: Keeping) {
  return answerForm(posted, { ...rules, schema: signupSchema }, async ({ email }) => {
    await saveSignupEmail(context, { email, token: tokenOf(posted), source: formSource(props.formName) });
    return null;
  });
}

const tokenOf = (posted: FormData) => typedValues(posted, [controlNames.token])[controlNames.token] ?? "";

function typedNames(found: FoundForm): string[] {
  return found.kind === "signup"
    ? ["email", controlNames.returnTo]
    : [...textNames(found.definition), controlNames.returnTo];
}

const textNames = ({ fields }: FormDefinition) =>
  fields.flatMap(({ wuid, kind, optInText }) => {
    if (kind === "file") return [];
    return optInText === null ? [wuid] : [wuid, optInName(wuid)];
  });
