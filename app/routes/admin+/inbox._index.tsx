import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/components/office/list/list-page";
import { inboxList } from "~/models/office/inbox/inbox-list";
import { readListAddress } from "~/models/office/list/list-address";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadInbox } from "~/services/office/inbox/load-inbox.server";
import { requireOffice } from "~/services/office/require-office.server";
import { listSavedViews } from "~/services/office/views/saved-views.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "conversation" });
  const address = readListAddress(inboxList, new URL(request.url).searchParams);
  const [page, saved] = await Promise.all([loadInbox(ctx, address), listSavedViews(ctx, inboxList)]);
  return { ...page, saved };
}

export default function OfficeInboxPage() {
  const { cut, ...page } = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={inboxList}
      {...page}
      note={
        cut.length > 0 ? (
          <p className="office-note">
            More wait than are listed: {cut.join(", ")}. The longest waits are here.
          </p>
        ) : null
      }
      empty={<p>No one waits. Messages, questions, returns, quotes and reviews come here.</p>}
    />
  );
}

export const meta: MetaFunction = () => privatePageMeta(inboxList.title);
