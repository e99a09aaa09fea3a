import { mayOpen } from "~/models/office/frame/navigation";
import type { ChecklistStep } from "~/models/office/home/checklist-step";
import { taxTableOf } from "~/models/selling/tax/tax-table";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { policyKinds } from "~/models/shops/settings/shop-policies";
import {
  officeChosenProductsPath,
  officeDomainsPath,
  officePoliciesPath,
  officeProductsPath,
  officeSettingsPath,
} from "~/paths/office";
import { countOwnedProducts } from "../../catalogue/product/list-owned-products.server";
import { countOrders } from "../../orders/reading/search-orders.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { shopUrlOf } from "../../shops/directory/shop-url.server";
import { officePlace } from "../require-office.server";
import { listPolicyPages } from "../settings/list-policy-pages.server";
import { loadSellerSteps } from "./load-seller-steps.server";
import { untouchedSamples } from "./untouched-samples.server";

/**
 * What a new shop, or a new seller of a marketplace, needs before it sells (rule office-11); null once all of
 * it is done, and for who sets up neither.
 */
export async function loadChecklist(ctx: RequestContext): Promise<ChecklistStep[] | null> {
  const actor = await ctx.actor();
  const sellerId = sellerOfActor(actor);
  if (sellerId !== null && ctx.shop.type === "marketplace") return loadSellerSteps(ctx, sellerId);
  if (!mayOpen(actor, { verb: "change", kind: "setting" }, officePlace(ctx))) return null;
  const { settings, domains, tenant } = ctx.shop;
  const [products, orders, policies, samples] = await Promise.all([
    countOwnedProducts(ctx, { statuses: ["active"] }, 1),
    countOrders(ctx, { shopId: ctx.shop.id }, 1),
    listPolicyPages(ctx),
    sellerId === null ? untouchedSamples(ctx) : [],
  ]);
  const steps: ChecklistStep[] = [
    {
      label: "Name and logo",
      isDone: settings.general.logo !== "",
      to: officeSettingsPath("general"),
    },
    { label: "Products", isDone: products > 0, to: officeProductsPath() },
    {
      label: "Shipping",
      isDone: settings.shipping_methods.length > 0,
      to: officeSettingsPath("shipping_methods"),
    },
    {
      label: `Taxes (${tenant.currency})`,
      isDone: taxTableOf(settings).length > 0,
      to: officeSettingsPath("tax"),
    },
    { label: "Payment", isDone: isPayable(settings.payment), to: officeSettingsPath("payment") },
    {
      label: "Domain",
      isDone: domains.some((domain) => !domain.endsWith("localhost")),
      to: officeDomainsPath(),
    },
    {
      label: "Policies",
      isDone: policyKinds.every((kind) =>
        policies.some((page) => page.kind === kind && page.notes.length === 0),
      ),
      to: officePoliciesPath(),
    },
    { label: "A test order", isDone: orders > 0, to: shopUrlOf(ctx), link: "Open the shop" },
    ...(samples.length > 0
      ? [
          {
            label: "Sample products",
            isDone: false,
            to: officeChosenProductsPath(samples),
            link: "Take them away",
          },
        ]
      : []),
  ];
  return steps.every(({ isDone }) => isDone) ? null : steps;
}

/** Whether a way to pay is on: offline methods are on by being there, providers by their switch. */
const isPayable = (payment: object): boolean =>
  Object.values(payment).some((one) =>
    Array.isArray(one)
      ? one.length > 0
      : typeof one === "object" && one !== null && "active" in one && one.active === true,
  );
