// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type BlockQuery = {
  /** Who may neither sign in nor buy, the newest first; by a part of what is blocked, of its note or words. customers:read */
  blocks: {
    args: {
      text: string | null;
      limit: number;
      after?: string | null;
    };
    answer: BlockPage;
  };
};
/** Arguments and answers of these calls. */
export type BlockMutation = {
  /**
   * Blocks a customer (by their number), an email or a domain (@example.com), an address (street and postal code) or a
   * network (203.0.113.0/24): they can neither sign in nor buy. What is blocked already gets the new words and note.
   * customers:write
   */
  addBlock: {
    args: {
      kind: BlockKind;
      value: string;
      words: string | null;
      note: string | null;
    };
    answer: Block;
  };
  /** Lifts a block. customers:write */
  removeBlock: {
    args: {
      id: number;
    };
    answer: boolean;
  };
};
export type BlockKind = "customer" | "email" | "address" | "network";
export type BlockPage = {
  nodes: Array<Block>;
  pageInfo: PageInfo;
};
export type Block = {
  id: number;
  kind: BlockKind;
  /** What is blocked, as it was written. */
  text: string;
  words: string;
  note: string;
  createdAt: string;
};
