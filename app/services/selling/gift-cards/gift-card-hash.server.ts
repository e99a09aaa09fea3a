import { createHash, createHmac } from "node:crypto";
import { giftCardCode } from "~/models/selling/gift-card/gift-card-code";

/** What is stored of a gift card's code: the SHA-256 of the code without hyphens. */
export const giftCardHash = (code: string): string =>
  createHash("sha256").update(code.replaceAll("-", "")).digest("hex");

/**
 * The code of a gift card, worked out from the server's key, so that it is stored nowhere and a mail that is
 * sent again has the same one (rule gift-cards-2).
 */
export const codeOfGiftCard = (secret: string, { shopId, id }: { shopId: string; id: number }): string =>
  giftCardCode(createHmac("sha256", secret).update(`gift-card:${shopId}:${id}`).digest());
