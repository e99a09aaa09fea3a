// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { KeyQuery } from "./key";
import type { RedirectQuery, RedirectMutation } from "./redirect";
/** Every query of the API. */
export type Query = KeyQuery & RedirectQuery;
/** Every mutation of the API. */
export type Mutation = RedirectMutation;
