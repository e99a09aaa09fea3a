import { createECDH, createHash, createPrivateKey, hkdfSync, type KeyObject } from "node:crypto";
import type { PublicKey } from "~/models/agents/ucp/ucp-profile";
import type { Shop } from "~/models/shops/shop";

/** A shop's key for what it signs, with the part everybody may see. */
export type ShopKey = { privateKey: KeyObject; publicKey: PublicKey };

/**
 * The shop's key (ES256), made from the server's secret: every process has the same, and a new secret gives
 * another (rule agents-4).
 */
export function shopKeyOf(secret: string, shop: Pick<Shop, "id">): ShopKey {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(scalarOf(secret, shop.id));
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  const d = curve.getPrivateKey().toString("base64url").padStart(43, "A");
  const kid = createHash("sha256").update(JSON.stringify(jwk)).digest("base64url").slice(0, 16);
  return {
    privateKey: createPrivateKey({ key: { ...jwk, d }, format: "jwk" }),
    publicKey: { kid, ...jwk, use: "sig", alg: "ES256" },
  };
}

/** 32 bytes below the order of the curve: of what is derived, nearly every one is. */
function scalarOf(secret: string, shopId: string): Buffer {
  const derived = Buffer.from(hkdfSync("sha256", secret, shopId, "agents signing key", 32));
  derived[0] = (derived[0] ?? 0) & 0x7f;
  return derived;
}
