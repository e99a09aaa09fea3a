import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { ShoppingListPage } from "~/components/selling/lists/shopping-list-page";
import { sendPress } from "~/components/ui/form/send-press";
import { phrase } from "~/models/platform/texts/phrase";
import { typedRowIdSchema } from "~/models/platform/validation/row-id";
import { listFormSchema, listNameSchema, renameFormId } from "~/models/selling/lists/list-form";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { cartPath } from "~/paths";
import { sharedListPath, shoppingListPath, shoppingListsPath } from "~/paths/lists";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { answerListForm } from "~/services/selling/lists/answer-list-form.server";
import { listLists } from "~/services/selling/lists/list-lists.server";
import { openList } from "~/services/selling/lists/open-list.server";
import { renameList } from "~/services/selling/lists/rename-list.server";
import { requireLists } from "~/services/selling/lists/require-lists.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { id: customerId } = await requireLists(context, request);
  const list = await openList(context, listIdOf(params.id));
  const others = (await listLists(context, customerId)).filter(({ id }) => id !== list.id);
  const shareUrl = list.shareToken && `${context.origin}${sharedListPath(list.shareToken)}`;
  return { list, others, shareUrl };
}

/** Renames the list, or changes what is on it. Each change leads back to the list. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { id: customerId } = await requireLists(context, request);
  const key = { customerId, listId: listIdOf(params.id) };
  const form = await readForm(request);
  const here = shoppingListPath(key.listId);
  if (!form.has("intent"))
    return answerForm(form, { id: renameFormId, schema: listNameSchema, keeps: "all" }, async ({ name }) => {
      await renameList(context, key, name);
      return redirect(here, 303);
    });
  return answerForm(form, { schema: listFormSchema }, async (change) => {
    const { lines, isGood } = await answerListForm(context, await context.visitor(), key, change);
    const next = { add_all: cartPath(), delete: shoppingListsPath() };
    const page = change.intent === "add_all" || change.intent === "delete" ? next[change.intent] : here;
    return leadTo(context, page, { notice: { lines, page, tone: isGood ? "success" : "warning" } });
  });
}

function listIdOf(text: string | undefined): number {
  const id = typedRowIdSchema.safeParse(text);
  if (!id.success) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return id.data;
}

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function ShoppingListRoute() {
  return <ShoppingListPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = (call) =>
  visitorPageMeta(call, call.data?.list.name ?? phrase("Shopping list"));
