import type { MessageTarget } from "~/models/conversations/message-target";
import { shopper } from "~/models/shops/actors/actor";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import type { ConversationContext, UploadContext } from "./conversation-context.server";
import { sendMessage } from "./send-message.server";

/** A customer who writes messages. */
export async function addTalker(ctx: ShopContext, email = "ada@example.com"): Promise<VisitorCustomer> {
  const { id } = await addCustomer(ctx, { email });
  return {
    id,
    email,
    firstName: "Ada",
    lastName: "Marsh",
    nickName: "",
    group: "",
    isRestricted: false,
    isVerified: true,
  };
}

/** The context of a customer's request. */
export const asCustomer = (
  ctx: ShopContext,
  customer: VisitorCustomer,
  dataDir = "/nowhere",
): ConversationContext => ({
  ...ctx,
  actor: acting(shopper(ctx.tenant.id, { customer, sessionHash: null })),
  fileStore: createDiskStore(dataDir),
  clientAddress: "192.0.2.7",
});

/** The context of the store, which answers from the command line. */
export const asStore = (ctx: ShopContext, dataDir = "/nowhere"): UploadContext => ({
  ...ctx,
  fileStore: createDiskStore(dataDir),
});

/** A customer's message. @returns where it is */
export const write = (
  ctx: ShopContext,
  customer: VisitorCustomer,
  to: MessageTarget,
  content = "Is it blue?",
) => sendMessage(asCustomer(ctx, customer), { customer, to, form: { content }, files: [] });
