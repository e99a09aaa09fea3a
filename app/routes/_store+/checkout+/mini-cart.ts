import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendCartChange } from "~/components/selling/cart/send-cart-change";
import { cartPath } from "~/paths";
import { readForm } from "~/services/platform/forms/read-form.server";
import { wantsDocument } from "~/services/platform/http/wants-document.server";
import { readCartPage } from "~/services/selling/cart-page/read-cart-page.server";
import { answerCartChange } from "~/services/storefront/answer-cart-change.server";

/**
 * The cart as the header and the panel of what was added show it (rules layout-5 and cart-6). It has no page.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  if (wantsDocument(request)) return redirect(cartPath(), 302);
  const { summary } = await readCartPage(context, await context.visitor());
  const { id, currency, count, items, totals } = summary;
  return { summary: { id, currency, count, items, totals } };
}

/** Changes the lines of the cart from another page (rule cart-14). */
export const action = async ({ context, request }: ActionFunctionArgs) =>
  answerCartChange(context, request, await readForm(request));

export const clientAction = async ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendCartChange(await request.clone().formData(), serverAction);
