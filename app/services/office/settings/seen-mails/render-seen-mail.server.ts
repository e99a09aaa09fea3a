import type { OtherMailKind } from "~/models/office/settings/seen-mails";
import { AppError } from "~/models/platform/error/app-error";
import type { Mail } from "~/models/platform/mail/mail";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { mailShopOf } from "../../../shops/mail/mail-shop-of.server";
import { textsOf } from "../../../shops/texts/texts-of.server";
import { withTexts } from "../../../shops/texts/with-texts.server";
import { customerLetters } from "./customer-letters.server";
import { messageLetters } from "./message-letters.server";
import { orderLetters } from "./order-letters.server";
import { otherLetters } from "./other-letters.server";
import type { SeenMail } from "./seen-mail";
import { staffMails } from "./staff-mails.server";

const seen: Readonly<Record<OtherMailKind, SeenMail>> = {
  ...customerLetters,
  ...orderLetters,
  ...otherLetters,
  ...messageLetters,
  ...staffMails,
};

/**
 * A mail that is no part of an order's, made of a real customer, order or what else it is about, with the
 * words that are saved (rule orders-26). Its links prove nothing.
 * @param of the number or email of what it is about, empty for the latest
 * @throws AppError `invalid` where there is nothing to make it of, `forbidden`
 */
export async function renderSeenMail(
  ctx: ShopContext & { secret: string; origin: string; officeOrigin: string },
  kind: OtherMailKind,
  of: string,
): Promise<Mail> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const at = Object.assign({ ...ctx }, { mailShop: mailShopOf(ctx) });
  const mail = await withTexts(textsOf(ctx.shop), () => seen[kind](at, of));
  if (!mail) throw new AppError("invalid", "There is nothing yet that this mail could be about.", "order");
  return mail;
}
