import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContactUs } from "~/services/content/forms/answer-contact-us.server";

/** A message to the shop from a client's own contact page. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { customer } = await context.visitor();
  return answerContactUs(context, request, customer);
}
