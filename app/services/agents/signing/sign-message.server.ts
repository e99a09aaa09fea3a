import { sign } from "node:crypto";
import { type SignedMessage, signatureBase, signatureInput } from "~/models/agents/signature/signature-base";
import type { ShopKey } from "./shop-key.server";

/** The headers that sign a message with the shop's key (RFC 9421; rule agents-4). */
export function signMessage(
  key: ShopKey,
  message: SignedMessage,
  components: readonly string[],
  now: Date,
): Record<"Signature-Input" | "Signature", string> {
  const input = signatureInput(components, key.publicKey.kid, Math.floor(now.getTime() / 1000));
  const base = signatureBase(components, input, message);
  if (base === null) throw new Error("The message lacks what it signs");
  const signature = sign("sha256", Buffer.from(base), { key: key.privateKey, dsaEncoding: "ieee-p1363" });
  return { "Signature-Input": `sig1=${input}`, Signature: `sig1=:${signature.toString("base64")}:` };
}
