import type { FileStore } from "../../platform/file-store/file-store";
import type { PhotoTurns } from "../../platform/media/rewrite-photo.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What writing a review needs; a request's context has all of it. */
export type ReviewContext = ShopContext &
  PhotoTurns & {
    fileStore: FileStore;
    /** Network address that attempts are counted by. */
    clientAddress: string;
  };
