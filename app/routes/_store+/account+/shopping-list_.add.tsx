import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { ListLinks } from "~/components/catalogue/list-links";
import { KeptLine } from "~/components/selling/lines/kept-line";
import { ListPickerForm } from "~/components/selling/lists/list-picker-form";
import { sendForm } from "~/components/ui/form/send-form";
import { phrase } from "~/models/platform/texts/phrase";
import { pickerFormId, pickerSchema } from "~/models/selling/lists/list-form";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { listPickerPath, shoppingListPath } from "~/paths/lists";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { listLists } from "~/services/selling/lists/list-lists.server";
import { markList } from "~/services/selling/lists/mark-list.server";
import { openPicked } from "~/services/selling/lists/open-picked.server";
import { requireLists } from "~/services/selling/lists/require-lists.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

const fieldsOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireLists(context, request);
  const fields = fieldsOf(request);
  const { item, record } = await openPicked(context, fields);
  return { item, lists: await listLists(context, id, record), action: listPickerPath(fields) };
}

/** Puts the product on the chosen list, or on a new one, and opens that list. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { id: customerId } = await requireLists(context, request);
  const { record, item } = await openPicked(context, fieldsOf(request));
  const rules = { id: pickerFormId, schema: pickerSchema, keeps: "all" } as const;
  return answerForm(request, rules, async ({ list, name }) => {
    const listId = await markList(context, customerId, { record }, { list, name, isOn: true });
    const page = shoppingListPath(listId);
    const lines = [phrase("{name} is on this list now.", { name: item.name })];
    return leadTo(context, page, { notice: { lines, page, tone: "success" } });
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function ListPickerPage() {
  const { item, lists, action } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={phrase("Add to list")}>
      <ul className="border-y border-line">
        <KeptLine item={item}>
          <p className="text-sm text-muted">
            {phrase("{count, plural, one {# item} other {# items}}", { count: item.qty })}
          </p>
        </KeptLine>
      </ul>
      <ListLinks lists={lists.filter(({ isOn, hasOther }) => isOn || hasOther)} />
      <ListPickerForm lists={lists} action={action} />
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Add to list"));
