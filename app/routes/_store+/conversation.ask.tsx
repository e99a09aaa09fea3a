import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AskQuestionPage } from "~/components/conversations/ask-question-page";
import { sendForm } from "~/components/ui/form/send-form";
import { foundOr404 } from "~/models/platform/error/found-or-404";
import { phrase } from "~/models/platform/texts/phrase";
import { typedRowIdSchema } from "~/models/platform/validation/row-id";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { productConversationPath } from "~/paths/messages";
import { answerGuestQuestion } from "~/services/conversations/questions/answer-guest-question.server";
import { loadGuestQuestion } from "~/services/conversations/questions/load-guest-question.server";

/** A guest's question about a product; who is signed in has a conversation about it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const id = productOf(request);
  const asked = await foundOr404(loadGuestQuestion(context, id));
  if ((await context.visitor()).customer) throw redirect(productConversationPath(id), 303);
  return { ...asked, isSent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ context, request }: ActionFunctionArgs) {
  context.doNotCache();
  return foundOr404(answerGuestQuestion(context, request, productOf(request)));
}

const productOf = (request: Request) =>
  typedRowIdSchema.safeParse(new URL(request.url).searchParams.get("product")).data ?? 0;

/** A post that never arrived is said in the form itself. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendForm(serverAction, phrase("Error. Your message could not be sent. Please try again in a moment."));

export const meta: MetaFunction = () => privatePageMeta(phrase("Ask about this product"));

export default function AskQuestionRoute() {
  return <AskQuestionPage {...useLoaderData<typeof loader>()} />;
}
