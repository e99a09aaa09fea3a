import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { EmptyNote } from "~/components/selling/cart/empty-note";
import { ListNameForm } from "~/components/selling/lists/list-name-form";
import { sendForm } from "~/components/ui/form/send-form";
import { phrase, phraseAgain } from "~/models/platform/texts/phrase";
import { listNameSchema, newListFormId } from "~/models/selling/lists/list-form";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { shoppingListPath, shoppingListsPath } from "~/paths/lists";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { createList } from "~/services/selling/lists/create-list.server";
import { listLists } from "~/services/selling/lists/list-lists.server";
import { requireLists } from "~/services/selling/lists/require-lists.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireLists(context, request);
  const { name, description } = publicSettings(context.shop).modules.shopping_list;
  return {
    lists: await listLists(context, id),
    name: phraseAgain(name),
    description: phraseAgain(description),
  };
}

/** Creates a list and opens it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { id } = await requireLists(context, request);
  const rules = { id: newListFormId, schema: listNameSchema, keeps: "all" } as const;
  return answerForm(request, rules, async ({ name }) =>
    redirect(shoppingListPath(await createList(context, id, name)), 303),
  );
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function ShoppingListsPage() {
  const { lists, name, description } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={name} intro={description}>
      {lists.length === 0 ? (
        <EmptyNote picture="list" action={phrase("Continue shopping")}>
          {phrase("You have no lists yet. Create one below, then add products from their pages.")}
        </EmptyNote>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {lists.map((list) => (
            <li key={list.id}>
              <Link
                to={shoppingListPath(list.id)}
                className="flex min-h-16 items-center justify-between gap-4 py-3 hover:underline"
              >
                <span className="min-w-0 font-medium wrap-anywhere">{list.name}</span>
                <span className="shrink-0 text-sm text-muted">
                  {phrase("{count, plural, one {# item} other {# items}}", { count: list.count })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="new-list-heading" className="space-y-4">
        <h2 id="new-list-heading" className="text-xl font-medium">
          {phrase("New list")}
        </h2>
        <ListNameForm id={newListFormId} action={shoppingListsPath()} label={phrase("Create list")} />
      </section>
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Shopping lists"));
