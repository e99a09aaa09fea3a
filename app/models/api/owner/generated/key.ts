// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type KeyQuery = {
  /** The key that the call came with: what it is for, and what it reaches. */
  currentKey: {
    args: object;
    answer: CurrentKey;
  };
  /** The shops that the key reaches, in the order of their codes. No scope is needed. */
  shops: {
    args: object;
    answer: Array<OwnedShop>;
  };
};
export type CurrentKey = {
  id: number;
  /** Such as orders:read; write includes read. */
  scopes: Array<string>;
  /** The one shop it is limited to; null for all. */
  shopId: string | null;
  /** The one seller it is limited to; null for none. */
  sellerId: string | null;
};
export type OwnedShop = {
  id: string;
  code: string;
  name: string;
  /** essential, marketplace or marketplaceseller. */
  type: string;
  /** active, or what it was set to. */
  status: string;
  /** ISO 4217 code of every amount of the business. */
  currency: string;
  /** Its own origin, without a slash at the end. */
  url: string;
};
