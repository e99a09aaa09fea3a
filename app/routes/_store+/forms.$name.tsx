import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendForm } from "~/components/ui/form/send-form";
import { withOwnValues } from "~/models/content/widgets/with-own-values";
import { notSent } from "~/models/platform/form/posted-controls";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { answerFormPost } from "~/services/content/forms/answer-form-post.server";
import { findForm } from "~/services/content/forms/find-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { FormView } from "~/widgets/form/form-view";
import { TemplateView } from "~/widgets/template-view";

/** The page of a form alone: where a post without a script lands when something in it is not right. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const form = await formOf(context, params.name);
  if (form.kind !== "form") return { form };
  const { customer } = await context.visitor();
  return { form: { ...form, definition: withOwnValues(form.definition, customer) } };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  return answerFormPost(context, await formOf(context, params.name), request);
}

/** A post that never arrived shows the form's own message. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction, notSent);

async function formOf(context: RequestContext, name = "") {
  // PostgreSQL refuses the NUL character as text.
  const form = name.includes("\0") ? null : await findForm(context, name);
  if (!form) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return form;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = (call) =>
  visitorPageMeta(call, (call.data && titleOf(call.data.form)) || phrase("Form"));

const titleOf = (form: Awaited<ReturnType<typeof formOf>>) =>
  form.kind === "form" ? form.definition.props.title : form.props.title;

export default function FormPage() {
  const { form } = useLoaderData<typeof loader>();
  if (form.kind === "form") return <FormView definition={form.definition} />;
  // A template of nothing but the signup, whose code comes like that of any widget.
  const type = "email-signup";
  const name = form.attributeName;
  const signup = { type, props: form.props, items: [], data: null };
  return (
    <TemplateView
      view={{ tree: [{ kind: "widget", type, attributeName: name, key: name }], widgets: { [name]: signup } }}
    />
  );
}
