// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Where a list goes on. */
export type PageInfo = {
  /** Sent as after, it asks for what follows; null for an empty page. */
  endCursor: string | null;
  hasNextPage: boolean;
};
