import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { ConversationList } from "~/components/conversations/conversation-list";
import { ButtonLink } from "~/components/ui/form/button";
import { conversationLimits } from "~/models/conversations/conversation-limits";
import { paging, parsePage } from "~/models/platform/paging/paging";
import { phrase } from "~/models/platform/texts/phrase";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { newConversationPath } from "~/paths/conversations";
import { messagesPath } from "~/paths/messages";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { listConversations } from "~/services/conversations/inbox/list-conversations.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  const page = parsePage(new URL(request.url).searchParams.get("page"));
  const { conversations, total } = await listConversations(context, id, page);
  const canWrite = publicSettings(context.shop).modules.messages.is_active;
  return { conversations, canWrite, pages: paging({ page, limit: conversationLimits.perPage, total }) };
}

export default function MessagesPage() {
  const { conversations, canWrite, pages } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={phrase("Messages")} intro={phrase("Your conversations with the store.")}>
      {canWrite ? <ButtonLink to={newConversationPath()}>{phrase("New message")}</ButtonLink> : null}
      <ConversationList conversations={conversations} />
      {pages.totalPages > 1 ? (
        <nav aria-label={phrase("Pages")} className="flex items-center justify-between gap-4">
          {pages.page > 1 ? <PageLink page={pages.page - 1} text={phrase("Newer messages")} /> : <span />}
          {pages.page < pages.totalPages ? (
            <PageLink page={pages.page + 1} text={phrase("Older messages")} />
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </AccountPage>
  );
}

const PageLink = ({ page, text }: { page: number; text: string }) => (
  <ButtonLink to={messagesPath({ page })} variant="secondary" size="sm">
    {text}
  </ButtonLink>
);

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Messages"));
