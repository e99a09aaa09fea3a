import { data, redirect } from "@remix-run/node";
import { withZod } from "@remix-validated-form/with-zod";
import { validationError } from "remix-validated-form";
import { isAppError } from "~/models/error/app-error";
import type { FormDefinition } from "~/models/form/form-definition";
import { optInName } from "~/models/form/form-field";
import { formSource } from "~/models/form/form-source";
import {
  answerAsData,
  controlNames,
  failedMessage,
  formElementId,
  sentPath,
  signupFailedMessage,
} from "~/models/form/posted-controls";
import { signupSchema } from "~/models/form/signup";
import { submissionSchema } from "~/models/form/submission-schema";
import { safeRedirect } from "~/models/redirect/safe-redirect";
import { formPath } from "~/paths";
import { refuseForm } from "../auth/refuse-form.server";
import { typedValues } from "../auth/typed-values.server";
import type { RequestContext } from "../http/request-context.server";
import type { FoundForm } from "./find-form.server";
import { saveFormData } from "./save-form-data.server";
import { saveSignupEmail } from "./save-signup-email.server";
import { withFormPost } from "./with-form-post.server";

/**
 * Answers a posted form or signup. Sent: the page it came from, told so, or `{ sent: true }` for a script. Refused: the
 * messages beside their fields with the values typed, 422. A fault of ours: the words of part 3, §8.
 */
export async function answerFormPost(context: RequestContext, found: FoundForm, request: Request) {
  const name = found.kind === "form" ? found.definition.attributeName : found.attributeName;
  const formId = formElementId(name);
  let typed: Record<string, string> = {};
  try {
    return await withFormPost(context, request, async (posted) => {
      typed = typedValues(posted, typedNames(found));
      const error =
        found.kind === "signup"
          ? await sendSignup(context, found, posted)
          : await sendForm(context, found.definition, posted);
      if (error) return validationError({ ...error, formId }, typed);
      if (posted.get(controlNames.answer) === answerAsData) return data({ sent: true });
      const returnTo = safeRedirect(typed[controlNames.returnTo], formPath(name));
      return redirect(sentPath(returnTo, name), 303);
    });
  } catch (error) {
    if (isAppError(error)) return refuseForm(error, formId, typed);
    context.log.error("form could not be saved", { shop: context.shop.code, form: name, error });
    const message = found.kind === "signup" ? signupFailedMessage : failedMessage;
    return validationError({ fieldErrors: { form: message }, formId }, typed, { status: 500 });
  }
}

async function sendForm(context: RequestContext, definition: FormDefinition, posted: FormData) {
  const { error, data: submission } = await withZod(submissionSchema(definition.fields)).validate(posted);
  if (error) return error;
  await saveFormData(context, {
    definition,
    submission,
    isOptedIn: ({ wuid }) => posted.get(optInName(wuid)) === "On",
    token: tokenOf(posted),
    source: formSource(definition.props.formName),
  });
  return null;
}

type Signup = Extract<FoundForm, { kind: "signup" }>;

async function sendSignup(context: RequestContext, { props }: Signup, posted: FormData) {
  const { error, data: signup } = await withZod(signupSchema).validate(posted);
  if (error) return error;
  const source = formSource(props.formName);
  await saveSignupEmail(context, { email: signup.email, token: tokenOf(posted), source });
  return null;
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
