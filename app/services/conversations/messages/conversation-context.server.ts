import type { Config } from "../../platform/config/read-config.server";
import type { PhotoTurns } from "../../platform/media/rewrite-photo.server";
import type { ShopContext } from "../../shops/shop-context.server";

/** What writing a message needs; a request's context has all of it. */
export type ConversationContext = UploadContext & {
  /** Network address that attempts are counted by. */
  clientAddress: string;
};

/** A shop and the folder its files lie in. */
export type UploadContext = ShopContext & PhotoTurns & { config: Pick<Config, "dataDir"> };
