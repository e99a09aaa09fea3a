import type { NoteChange } from "~/models/files/apply-change";
import type { FileStore } from "../platform/file-store/file-store";
import type { SecretsContext } from "../shops/secrets-context.server";

/** `fileStore` is where pictures are kept; `noteChange` hears of each change of an apply. */
type Files = { fileStore: FileStore; noteChange?: NoteChange };

/** What a service needs that works on shops from outside, before one is known. */
export type FilesContext = Omit<SecretsContext, "tenant" | "shop"> & Files;

/** The same for one shop. */
export type ShopFilesContext = SecretsContext & Files;
