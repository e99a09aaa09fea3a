import type { ListedApiKey } from "~/services/accounts/api-keys/list-api-keys.server";

/** Shows a new key, which cannot be read again. */
export function sayNewKey(say: (line: string) => void, key: string): void {
  say("The key is shown only once. Store it where the program that uses it can read it:");
  say(key);
}

/** A key in a list: its first characters, when it was made and used, and its name. */
export const keyLine = ({ prefix, name, createdAt, lastUsedAt, revokedAt }: ListedApiKey): string => {
  const used = lastUsedAt ? `used ${dayOf(lastUsedAt)}` : "never used";
  return `${prefix}  made ${dayOf(createdAt)}  ${revokedAt ? `revoked ${dayOf(revokedAt)}` : used}  ${name}`;
};

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
