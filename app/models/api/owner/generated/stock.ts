// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type StockQuery = {
  /** What changed the pieces of a SKU, the newest first: counts, moves, orders and folders. catalogue:write */
  stockMoves: {
    args: {
      sku: string;
      sellerId?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: StockMovePage;
  };
};
/** Arguments and answers of these calls. */
export type StockMutation = {
  /**
   * Counts pieces or moves them by a difference, up to 10,000 SKUs. Each is changed or refused on its own. A seller's
   * key changes that seller's. catalogue:write
   */
  changeStock: {
    args: {
      changes: Array<StockChange>;
      sellerId?: string | null;
    };
    answer: ChangedStock;
  };
};
/** count or by. */
export type StockChange = {
  /** Of what is sold, or of the stock item it is sold from. */
  sku: string;
  /** How many pieces are there. */
  count?: number | null;
  /** By how many pieces they changed; needs a reason. */
  by?: number | null;
  reason?: string | null;
  /** Takes fewer pieces than orders wait for, too. */
  evenBelowReserved?: boolean | null;
  /** The version of the pieces it was made to; absent for whatever is there. */
  expectedVersion?: string | null;
};
export type ChangedStock = {
  changed: Array<CountedStock>;
  refused: Array<RefusedStock>;
};
export type CountedStock = {
  sku: string;
  onHand: number;
  /** Those of them that orders wait for. */
  reserved: number;
  /** Of onHand. */
  version: string;
};
export type RefusedStock = {
  /** Where it stands in the call, such as changes.3. */
  field: string;
  sku: string;
  /** conflict where another change came first, otherwise invalid. */
  code: string;
  reason: string;
  /** Of a conflict: { onHand } as it is now, and its version. */
  current: unknown;
  version: string | null;
};
export type StockMovePage = {
  nodes: Array<StockMove>;
  pageInfo: PageInfo;
};
export type StockMove = {
  at: string;
  /** Who changed it; null where a count found what was known. */
  changedBy: string | null;
  /** Pieces that were there before and after; null where that did not change. */
  onHand: ChangedNumber | null;
  reserved: ChangedNumber | null;
  isCount: boolean;
  reason: string;
};
export type ChangedNumber = {
  before: number;
  after: number;
};
