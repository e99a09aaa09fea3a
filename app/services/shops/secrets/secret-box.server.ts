// @public

import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { keptKey } from "../../platform/config/kept-key.server";

/** A sealed text, base64url, and which key it was sealed with. */
export type Sealed = { keyId: string; sealed: string };

/**
 * Seals and opens texts. `place` says where a sealed text belongs: moved anywhere else it cannot be opened.
 */
export type SecretBox = {
  seal: (place: string, text: string) => Sealed;
  /** @throws Error when the key is gone, or the text was changed or belongs elsewhere */
  open: (place: string, sealed: Sealed) => string;
};

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * The box of a process (rule secrets-2): AES-256-GCM with a key made of `SECRETS_KEY`, else of one kept in
 * the data folder. What was sealed with `SECRETS_KEY_BEFORE` can still be opened, so that a key can be
 * changed.
 * @throws StartError when the data folder can't be written
 */
export function openSecretBox(config: {
  dataDir: string;
  secretsKey?: string | undefined;
  secretsKeyBefore?: string | undefined;
}): SecretBox {
  const { dataDir, secretsKey, secretsKeyBefore } = config;
  return createSecretBox(secretsKey ?? keptKey(dataDir, "secrets-key"), secretsKeyBefore);
}

/** A box that seals with `key`, and opens what was sealed with it or with one of those before. */
export function createSecretBox(key: string, ...before: (string | undefined)[]): SecretBox {
  const keys = new Map([key, ...before].flatMap((text) => (text ? [entryOf(text)] : [])));
  const [sealing] = keys;
  if (!sealing) throw new Error("A key is empty");
  return {
    seal(place, text) {
      const nonce = randomBytes(nonceBytes);
      const sealer = createCipheriv(cipher, sealing[1], nonce).setAAD(Buffer.from(place));
      const bytes = Buffer.concat([nonce, sealer.update(text, "utf8"), sealer.final(), sealer.getAuthTag()]);
      return { keyId: sealing[0], sealed: bytes.toString("base64url") };
    },
    open(place, { keyId, sealed }) {
      const found = keys.get(keyId);
      if (!found) throw new Error(`The key '${keyId}' that sealed this secret is not configured`);
      const bytes = Buffer.from(sealed, "base64url");
      const opener = createDecipheriv(cipher, found, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([opener.update(bytes.subarray(nonceBytes, -tagBytes)), opener.final()]).toString();
    },
  };
}

/** Any text makes a key of the right length; its id says nothing about it. */
function entryOf(text: string): [id: string, key: Buffer] {
  const key = createHash("sha256").update(`awning secrets:${text}`).digest();
  return [createHash("sha256").update(key).digest("hex").slice(0, 8), key];
}
