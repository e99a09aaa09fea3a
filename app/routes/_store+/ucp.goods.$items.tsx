import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { LinkedGoodsPage } from "~/components/selling/lists/linked-goods-page";
import { sendPress } from "~/components/ui/form/send-press";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { linkedCodeParameter } from "~/paths/agents";
import { addLinkedGoods, showLinkedGoods } from "~/services/agents/linked-goods.server";

/** The goods of a link, before they join a cart (rule agents-22). */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  showLinkedGoods(context, params.items ?? "");

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  addLinkedGoods(context, params.items ?? "", new URL(request.url).searchParams.getAll(linkedCodeParameter));

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Add to cart"));

export default function LinkedGoodsRoute() {
  return <LinkedGoodsPage {...useLoaderData<typeof loader>()} />;
}
