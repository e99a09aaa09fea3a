import type { SellerFile } from "~/models/files/folders/tenant-file";
import { sellerProfileSchema } from "~/models/marketplace/seller-profile";
import { plainTerms, type SellingTerms, sellingTermsSchema } from "~/models/marketplace/selling-terms";
import { noCommission } from "~/models/payments/commission";
import { defaultPayoutTerms, type PayoutTerms } from "~/models/payments/payout-terms";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import type { sellers } from "~/tables/shops/tenants";

/**
 * A stored seller as sellers.json says it. Terms that nothing was agreed about are left out.
 * @param hasAccounts whether it names the account payouts go to
 */
export const sellerFile = (
  { isHouse, profile, ...seller }: typeof sellers.$inferSelect,
  hasAccounts: boolean,
): SellerFile => ({
  code: seller.code,
  name: seller.name,
  guid: seller.guid,
  state: seller.state,
  profile: sellerProfileSchema.parse(profile),
  house: isHouse,
  ...(canonicalJson(seller.commission) === canonicalJson(noCommission)
    ? {}
    : { commission: seller.commission }),
  ...payoutOf(seller.payout, hasAccounts),
  ...sellingOf(sellingTermsSchema.parse(seller.selling)),
  ...(seller.taxRemitter === "marketplace" ? {} : { tax_remitter: seller.taxRemitter }),
});

/**
 * Without its account, which an apply then leaves as it is, the terms say who is paid when and nothing to
 * steal.
 */
function payoutOf({ account, ...terms }: PayoutTerms, hasAccounts: boolean): Pick<SellerFile, "payout"> {
  const payout = hasAccounts ? { account, ...terms } : terms;
  const { account: _none, ...plain } = defaultPayoutTerms;
  const isPlain = canonicalJson(payout) === canonicalJson(hasAccounts ? defaultPayoutTerms : plain);
  return isPlain ? {} : { payout };
}

const sellingOf = (selling: SellingTerms): Pick<SellerFile, "selling"> =>
  canonicalJson(selling) === canonicalJson(plainTerms) ? {} : { selling };
