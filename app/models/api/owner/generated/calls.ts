// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { AuditQuery } from "./audit";
import type { BlockQuery, BlockMutation } from "./block";
import type { BulkQuery, BulkMutation } from "./bulk";
import type { CatalogueQuery, CatalogueMutation } from "./catalogue";
import type { ConversationQuery, ConversationMutation } from "./conversation";
import type { CustomerQuery, CustomerMutation } from "./customer";
import type { GuestQuery, GuestMutation } from "./guest";
import type { KeyQuery } from "./key";
import type { NumbersQuery } from "./numbers";
import type { OrderQuery, OrderMutation } from "./order";
import type { PictureQuery, PictureMutation } from "./picture";
import type { PriceQuery, PriceMutation } from "./price";
import type { ProductQuery } from "./product";
import type { QuoteQuery, QuoteMutation } from "./quote";
import type { RecordQuery, RecordMutation } from "./record";
import type { RedirectQuery, RedirectMutation } from "./redirect";
import type { ReviewQuery, ReviewMutation } from "./review";
import type { SellerQuery, SellerMutation } from "./seller";
import type { StockQuery, StockMutation } from "./stock";
import type { SubmissionQuery, SubmissionMutation } from "./submission";
import type { WebhookQuery, WebhookMutation } from "./webhook";
import type { WidgetQuery } from "./widget";
/** Every query of the API. */
export type Query = AuditQuery & BlockQuery & BulkQuery & CatalogueQuery & ConversationQuery & CustomerQuery & GuestQuery & KeyQuery & NumbersQuery & OrderQuery & PictureQuery & PriceQuery & ProductQuery & QuoteQuery & RecordQuery & RedirectQuery & ReviewQuery & SellerQuery & StockQuery & SubmissionQuery & WebhookQuery & WidgetQuery;
/** Every mutation of the API. */
export type Mutation = BlockMutation & BulkMutation & CatalogueMutation & ConversationMutation & CustomerMutation & GuestMutation & OrderMutation & PictureMutation & PriceMutation & QuoteMutation & RecordMutation & RedirectMutation & ReviewMutation & SellerMutation & StockMutation & SubmissionMutation & WebhookMutation;
