// @public

import type { NoteChange } from "~/models/files/apply-change";
import type { Db } from "../platform/db/pool/open-pool.server";
import type { FileStore } from "../platform/file-store/file-store";
import type { SecretsContext } from "../shops/context/secrets-context.server";

/** `fileStore` is where pictures are kept; `noteChange` hears of each change of an apply. */
type Files = { fileStore: FileStore; noteChange?: NoteChange };

/** What a service needs that works on shops from outside, before one is known. */
export type FilesContext = Omit<SecretsContext, "tenant" | "shop"> &
  Files & {
    /**
     * The database of a tenant that lives in another one than `db`, by `code:` with a shop's code or
     * `tenant:` with its own; null for one that does not. Absent where there is one database.
     */
    dbOfName?: (name: string) => Promise<Db | null>;
  };

/** The same for one shop. */
export type ShopFilesContext = SecretsContext & Files;
