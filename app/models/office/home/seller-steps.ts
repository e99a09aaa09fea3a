import type { SellerProfile } from "../../marketplace/seller-profile";
import type { ChecklistStep } from "./checklist-step";

/** What a seller has done of what selling needs. */
export type SellerBeginnings = {
  profile: SellerProfile;
  /** Whether it offers anything, approved or not. */
  hasOffers: boolean;
  /** Whether its payouts have an account; null for who does not see to that. */
  hasAccount: boolean | null;
};

const sellerPage = "/admin/seller-page";

/** The first steps of a seller of a marketplace (rule office-11); null once all of them are done. */
export function sellerSteps({ profile, hasOffers, hasAccount }: SellerBeginnings): ChecklistStep[] | null {
  const { story, email, address, policies } = profile;
  const { line1, city, postalCode } = address;
  const onPage = (label: string, isDone: boolean): ChecklistStep => ({ label, isDone, to: sellerPage });
  const steps: ChecklistStep[] = [
    onPage("What shoppers read of you", story !== ""),
    onPage("Email for orders and messages", email !== ""),
    onPage("Address for returns and invoices", line1 !== "" && city !== "" && postalCode !== ""),
    onPage("Policies, such as returns", policies.length > 0),
    { label: "First offer", isDone: hasOffers, to: "/admin/offers/find", link: "Find a product" },
    ...(hasAccount === null
      ? []
      : [{ label: "Account for your payouts", isDone: hasAccount, to: "/admin/payouts" }]),
  ];
  return steps.every(({ isDone }) => isDone) ? null : steps;
}
