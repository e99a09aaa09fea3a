import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { StockNoticePage } from "~/components/conversations/stock-notice-page";
import { sendPress } from "~/components/ui/form/send-press";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { productPath } from "~/paths";
import { stockNoticePath } from "~/paths/stock-notices";
import {
  confirmStockNotice,
  stopStockNotice,
} from "~/services/conversations/stock-notices/change-stock-notice.server";
import { openStockNotice } from "~/services/conversations/stock-notices/find-stock-notice.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";

const schema = z.object({ intent: z.enum(["confirm", "stop"]) });

/**
 * A notice opened from its mail. Confirming and stopping take a button: mail scanners open every
 * link.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { notice, key } = await noticeOf(context, request, params.id);
  return { notice, action: stockNoticePath(notice.id, key) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { notice, key } = await noticeOf(context, request, params.id);
  const { id, product } = notice;
  return answerForm(request, { schema }, async ({ intent }) => {
    if (intent === "confirm") {
      await confirmStockNotice(context, id);
      return redirect(stockNoticePath(id, key), 303);
    }
    await stopStockNotice(context, id);
    return redirect(productPath(product.slug, product.variationSku ?? undefined), 303);
  });
}

async function noticeOf(context: RequestContext, request: Request, id = "") {
  context.doNotCache();
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const notice = await openStockNotice(context, id, key);
  if (!notice) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return { notice, key };
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Back in stock"));

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function StockNoticeRoute() {
  return <StockNoticePage {...useLoaderData<typeof loader>()} />;
}
