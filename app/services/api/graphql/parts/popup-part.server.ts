import { needsAgeConfirmation } from "~/models/shops/visitors/needs-age-confirmation";
import { accountPath, cartPath, checkoutPath, homePath, searchPath, slugPath } from "~/paths";
import { listPopups } from "../../../content/pages/list-popups.server";
import type { QueryResolvers, Resolvers } from "../resolvers";
import { findPage } from "./template-part.server";

type Flag = "is_home" | "is_search" | "is_account" | "is_cart" | "is_checkout";

const pathOf: Record<Flag, () => string> = {
  is_home: homePath,
  is_search: searchPath,
  is_account: accountPath,
  is_cart: cartPath,
  is_checkout: checkoutPath,
};
const flags = Object.keys(pathOf) as Flag[];

const getPopupData: QueryResolvers["getPopupData"] = async (_parent, args, { api }) => {
  const slug = (args.slug ?? "").replace(/^\/+|\/+$/g, "");
  const flag = flags.find((name) => args[name]);
  const path = flag ? pathOf[flag]() : slugPath(slug);
  // Account, cart and checkout are not CMS pages; only their header and footer contain popups.
  const page = flag && flag !== "is_home" && flag !== "is_search" ? null : await findPage(api, path.slice(1));
  return {
    age_confirmation: needsAgeConfirmation({ industry: api.ctx.shop.industry, path, cookie: null }),
    popups: await listPopups(api.ctx, path, page),
  };
};

export const popupResolvers = { Query: { getPopupData } } satisfies Resolvers;
