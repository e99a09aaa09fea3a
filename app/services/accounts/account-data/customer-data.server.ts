// @public

import type { ArchiveValue } from "~/models/accounts/archive-page";
import type { TableDecision } from "~/models/accounts/table-decision";
import type { Config } from "../../platform/config/read-config.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Whose data it is: the account, and the e-mail that names a person where there is no account. */
export type DataOwner = { customerId: number; email: string };

/** Stands for the account of a guest: no account has this number. */
export const noAccount = 0;

/** The tags of pages that showed what was removed, and files below the uploads folder that go with it. */
export type RemovedData = { tags: string[]; files: string[] };

/** What ending a customer's contracts needs; providers are asked with it. A request's context has it all. */
export type EndingContext = SecretsContext &
  Pick<RequestContext, "origin" | "originOf" | "secret"> & {
    visitedHost?: string | null;
    config: Pick<Config, "providerUrls" | "nodeEnv" | "paymentSandbox">;
  };

/** What an area knows of customers (rules accounts-35 to accounts-37). */
export type CustomerData<Part extends string = string> = {
  /** Every table of the area that names a customer or an e-mail. */
  tables: Readonly<Record<string, TableDecision<Part>>>;
  /** The area's parts of the downloaded data, in their order, with their headings; areas may share one. */
  headings: Readonly<Record<Part, string>>;
  /** Reads them. Columns are named one by one, so that no secret gets in unseen. */
  archive: (ctx: ShopContext, owner: DataOwner) => Promise<Record<Part, readonly ArchiveValue[]>>;
  /**
   * Ends what runs on: nothing is ordered or charged any more, whatever fails afterwards. It runs before the
   * transaction that deletes the account, because providers may be asked; absent where nothing runs on.
   */
  end?: (ctx: EndingContext, customerId: number) => Promise<void>;
  /**
   * Removes or anonymizes it as `tables` says, in the transaction that deletes the account; absent where all
   * is kept.
   */
  remove?: (
    ctx: ShopContext,
    owner: DataOwner,
    choice: { removesReviews: boolean },
  ) => Promise<RemovedData | undefined>;
};

declare module "../../shops/context/shop-context.server" {
  interface AreaHandlers {
    /** What areas know of customers: downloaded and ended in this order, removed in the reverse. */
    customerData: readonly CustomerData[];
  }
}
