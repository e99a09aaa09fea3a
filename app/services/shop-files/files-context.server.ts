import type { SecretsContext } from "../secrets/secrets-context.server";

/** What a service needs that works on shops from outside, before one is known. `dataDir` is where pictures are kept. */
export type FilesContext = Omit<SecretsContext, "tenant" | "shop"> & { dataDir: string };

/** The same for one shop. */
export type ShopFilesContext = SecretsContext & { dataDir: string };

/** Told how far a long step is, for a person who waits. */
export type OnProgress = (label: string, done: number, total: number) => void;
