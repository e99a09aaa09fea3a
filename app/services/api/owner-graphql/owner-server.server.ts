import { createSchema } from "graphql-yoga";
import { jsonScalar } from "../graphql/json-scalar.server";
import { longScalar } from "../graphql/long-scalar.server";
import { makeGraphqlServer } from "../graphql/make-graphql-server.server";
import { dateTimeScalar } from "./date-time-scalar.server";
import type { OwnerContext } from "./owner-context.server";
import { auditResolvers } from "./parts/audit-part.server";
import { blockResolvers } from "./parts/block-part.server";
import { bulkResolvers } from "./parts/bulk-part.server";
import { disputeResolvers } from "./parts/business/dispute-part.server";
import { giftCardResolvers } from "./parts/business/gift-card-part.server";
import { ledgerResolvers } from "./parts/business/ledger-part.server";
import { mergeResolvers } from "./parts/business/merge-part.server";
import { orderMailResolvers } from "./parts/business/order-mail-part.server";
import { parcelResolvers } from "./parts/business/parcel-part.server";
import { payoutResolvers } from "./parts/business/payout-part.server";
import { secretResolvers } from "./parts/business/secret-part.server";
import { staffResolvers } from "./parts/business/staff-part.server";
import { subscriptionResolvers } from "./parts/business/subscription-part.server";
import { contentResolvers } from "./parts/content-part.server";
import { conversationResolvers } from "./parts/conversation-part.server";
import { customerResolvers } from "./parts/customer-part.server";
import { draftResolvers } from "./parts/draft-part.server";
import { guestResolvers } from "./parts/guest-part.server";
import { keyResolvers } from "./parts/key-part.server";
import { numbersResolvers } from "./parts/numbers-part.server";
import { orderChangeResolvers } from "./parts/order-changes-part.server";
import { orderResolvers } from "./parts/order-part.server";
import { pictureResolvers } from "./parts/picture-part.server";
import { priceResolvers } from "./parts/price-part.server";
import { productChangeResolvers } from "./parts/product-changes-part.server";
import { productResolvers } from "./parts/product-part.server";
import { quoteResolvers } from "./parts/quote-part.server";
import { recordResolvers } from "./parts/record-part.server";
import { redirectResolvers } from "./parts/redirect-part.server";
import { reviewResolvers } from "./parts/review-part.server";
import { sellerResolvers } from "./parts/seller-part.server";
import { stockResolvers } from "./parts/stock-part.server";
import { variationResolvers } from "./parts/variation-part.server";
import { webhookResolvers } from "./parts/webhook-part.server";
import { widgetResolvers } from "./parts/widget-part.server";
import type { MutationResolvers, QueryResolvers } from "./resolvers";

/** The schema in SDL: one file for each part. */
const typeDefs = Object.values(
  import.meta.glob<string>("./schema/*.graphql", { query: "?raw", import: "default", eager: true }),
);

/** Every call needs a resolver; a missing one does not compile. */
const Query = {
  ...auditResolvers.Query,
  ...bulkResolvers.Query,
  ...conversationResolvers.Query,
  ...blockResolvers.Query,
  ...customerResolvers.Query,
  ...guestResolvers.Query,
  ...sellerResolvers.Query,
  ...mergeResolvers.Query,
  ...disputeResolvers.Query,
  ...keyResolvers.Query,
  ...numbersResolvers.Query,
  ...draftResolvers.Query,
  ...recordResolvers.Query,
  ...orderResolvers.Query,
  ...productResolvers.Query,
  ...productChangeResolvers.Query,
  ...variationResolvers.Query,
  ...pictureResolvers.Query,
  ...priceResolvers.Query,
  ...redirectResolvers.Query,
  ...stockResolvers.Query,
  ...webhookResolvers.Query,
  ...reviewResolvers.Query,
  ...widgetResolvers.Query,
  ...quoteResolvers.Query,
  ...contentResolvers.Query,
  ...parcelResolvers.Query,
  ...orderMailResolvers.Query,
  ...secretResolvers.Query,
  ...staffResolvers.Query,
  ...payoutResolvers.Query,
  ...ledgerResolvers.Query,
  ...subscriptionResolvers.Query,
  ...giftCardResolvers.Query,
} satisfies Required<QueryResolvers>;

const Mutation = {
  ...draftResolvers.Mutation,
  ...recordResolvers.Mutation,
  ...bulkResolvers.Mutation,
  ...conversationResolvers.Mutation,
  ...blockResolvers.Mutation,
  ...customerResolvers.Mutation,
  ...guestResolvers.Mutation,
  ...sellerResolvers.Mutation,
  ...mergeResolvers.Mutation,
  ...disputeResolvers.Mutation,
  ...orderChangeResolvers.Mutation,
  ...pictureResolvers.Mutation,
  ...priceResolvers.Mutation,
  ...productChangeResolvers.Mutation,
  ...variationResolvers.Mutation,
  ...redirectResolvers.Mutation,
  ...stockResolvers.Mutation,
  ...webhookResolvers.Mutation,
  ...reviewResolvers.Mutation,
  ...quoteResolvers.Mutation,
  ...contentResolvers.Mutation,
  ...parcelResolvers.Mutation,
  ...orderMailResolvers.Mutation,
  ...secretResolvers.Mutation,
  ...staffResolvers.Mutation,
  ...payoutResolvers.Mutation,
  ...subscriptionResolvers.Mutation,
  ...giftCardResolvers.Mutation,
} satisfies Required<MutationResolvers>;

/** The schema of the owner's API with its resolvers. */
const ownerSchema = createSchema<OwnerContext>({
  typeDefs,
  // As of the storefront's schema: a test validates it.
  assumeValidSDL: true,
  updateResolversInPlace: true,
  resolvers: {
    JSON: jsonScalar,
    Long: longScalar,
    DateTime: dateTimeScalar,
    ...orderResolvers,
    ...productResolvers,
    Query,
    Mutation,
  },
});

/** The server of `/admin-graphql`. Its callers have keys, and may ask for the schema anywhere. */
export const ownerServer = makeGraphqlServer<OwnerContext>(ownerSchema, {
  endpoint: "/admin-graphql",
  tellsSchema: true,
});
