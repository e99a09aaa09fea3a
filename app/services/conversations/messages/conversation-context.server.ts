import type { FileStore } from "../../platform/file-store/file-store";
import type { PhotoTurns } from "../../platform/media/rewrite-photo.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What writing a message needs; a request's context has all of it. */
export type ConversationContext = UploadContext & {
  /** Network address that attempts are counted by. */
  clientAddress: string;
};

/** A shop and where its files are kept. */
export type UploadContext = ShopContext & PhotoTurns & { fileStore: FileStore };
