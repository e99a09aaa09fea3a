// @public

import { keptKey } from "./kept-key.server";

/**
 * The key that signs sessions and links: the configured one, else the one kept in the data folder.
 * @throws StartError when the data folder can't be written
 */
export function sessionSecret(config: { dataDir: string; sessionSecret?: string | undefined }): string {
  return config.sessionSecret ?? keptKey(config.dataDir, "session-secret");
}
