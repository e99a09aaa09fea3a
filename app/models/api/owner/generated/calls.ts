// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { KeyQuery } from "./key";
import type { NumbersQuery } from "./numbers";
import type { OrderQuery, OrderMutation } from "./order";
import type { RecordQuery, RecordMutation } from "./record";
import type { RedirectQuery, RedirectMutation } from "./redirect";
import type { WebhookQuery, WebhookMutation } from "./webhook";
/** Every query of the API. */
export type Query = KeyQuery & NumbersQuery & OrderQuery & RecordQuery & RedirectQuery & WebhookQuery;
/** Every mutation of the API. */
export type Mutation = OrderMutation & RecordMutation & RedirectMutation & WebhookMutation;
