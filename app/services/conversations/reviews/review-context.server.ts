import type { Config } from "../../platform/config/read-config.server";
import type { PhotoTurns } from "../../platform/media/rewrite-photo.server";
import type { ShopContext } from "../../shops/shop-context.server";

/** What writing a review needs; a request's context has all of it. */
export type ReviewContext = ShopContext &
  PhotoTurns & {
    config: Pick<Config, "dataDir">;
    /** Network address that attempts are counted by. */
    clientAddress: string;
  };
