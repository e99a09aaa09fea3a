// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { AuditQuery } from "./audit";
import type { BlockQuery, BlockMutation } from "./block";
import type { BulkQuery, BulkMutation } from "./bulk";
import type { CatalogueQuery, CatalogueMutation } from "./catalogue";
import type { ConversationQuery, ConversationMutation } from "./conversation";
import type { CustomerQuery, CustomerMutation } from "./customer";
import type { DisputeQuery, DisputeMutation } from "./dispute";
import type { GiftQuery, GiftMutation } from "./gift";
import type { GuestQuery, GuestMutation } from "./guest";
import type { KeyQuery } from "./key";
import type { LedgerQuery } from "./ledger";
import type { MailQuery, MailMutation } from "./mail";
import type { MergeQuery, MergeMutation } from "./merge";
import type { NumbersQuery } from "./numbers";
import type { OrderQuery, OrderMutation } from "./order";
import type { ParcelQuery, ParcelMutation } from "./parcel";
import type { PayoutQuery, PayoutMutation } from "./payout";
import type { PictureQuery, PictureMutation } from "./picture";
import type { PriceQuery, PriceMutation } from "./price";
import type { ProductQuery } from "./product";
import type { QuoteQuery, QuoteMutation } from "./quote";
import type { RecordQuery, RecordMutation } from "./record";
import type { RedirectQuery, RedirectMutation } from "./redirect";
import type { ReviewQuery, ReviewMutation } from "./review";
import type { SecretQuery, SecretMutation } from "./secret";
import type { SellerQuery, SellerMutation } from "./seller";
import type { StaffQuery, StaffMutation } from "./staff";
import type { StockQuery, StockMutation } from "./stock";
import type { SubmissionQuery, SubmissionMutation } from "./submission";
import type { SubscriptionQuery, SubscriptionMutation } from "./subscription";
import type { VariationQuery, VariationMutation } from "./variation";
import type { WebhookQuery, WebhookMutation } from "./webhook";
import type { WidgetQuery } from "./widget";
/** Every query of the API. */
export type Query = AuditQuery & BlockQuery & BulkQuery & CatalogueQuery & ConversationQuery & CustomerQuery & DisputeQuery & GiftQuery & GuestQuery & KeyQuery & LedgerQuery & MailQuery & MergeQuery & NumbersQuery & OrderQuery & ParcelQuery & PayoutQuery & PictureQuery & PriceQuery & ProductQuery & QuoteQuery & RecordQuery & RedirectQuery & ReviewQuery & SecretQuery & SellerQuery & StaffQuery & StockQuery & SubmissionQuery & SubscriptionQuery & VariationQuery & WebhookQuery & WidgetQuery;
/** Every mutation of the API. */
export type Mutation = BlockMutation & BulkMutation & CatalogueMutation & ConversationMutation & CustomerMutation & DisputeMutation & GiftMutation & GuestMutation & MailMutation & MergeMutation & OrderMutation & ParcelMutation & PayoutMutation & PictureMutation & PriceMutation & QuoteMutation & RecordMutation & RedirectMutation & ReviewMutation & SecretMutation & SellerMutation & StaffMutation & StockMutation & SubmissionMutation & SubscriptionMutation & VariationMutation & WebhookMutation;
