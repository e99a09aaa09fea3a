import { needsAgeConfirmation } from "~/models/age/needs-age-confirmation";
import { accountPath, cartPath, checkoutPath, homePath, searchPath, slugPath } from "~/paths";
import { listPopups } from "../content/list-popups.server";
import type { Operation } from "./schema-part.server";
import { findPage } from "./template-part.server";

/** SDL of popups (part 3, §7 `getPopupData`). */
export const popupTypes = /* GraphQL */ `
  type Query {
    "The popups of a page, named by its slug or by what kind of page it is."
    getPopupData(
      slug: String
      is_home: Boolean
      is_search: Boolean
      is_account: Boolean
      is_cart: Boolean
      is_checkout: Boolean
    ): PopupAnswer!
  }
  type PopupAnswer {
    "Whether the shop asks for the visitor's age on this page; the cookie age_confirm holds the answer."
    age_confirmation: Boolean!
    popups: [Popup!]!
  }
  type Popup {
    "Attribute name of its content."
    attribute: String!
    "Type, props and items."
    content: JSON!
  }
`;

type Flag = "is_home" | "is_search" | "is_account" | "is_cart" | "is_checkout";
type PopupArgs = Partial<Record<Flag, boolean | null>> & { slug?: string | null };

const pathOf: Record<Flag, () => string> = {
  is_home: homePath,
  is_search: searchPath,
  is_account: accountPath,
  is_cart: cartPath,
  is_checkout: checkoutPath,
};
const flags = Object.keys(pathOf) as Flag[];

const getPopupData: Operation<PopupArgs> = async (_parent, args, { api }) => {
  const slug = (args.slug ?? "").replace(/^\/+|\/+$/g, "");
  const flag = flags.find((name) => args[name]);
  const path = flag ? pathOf[flag]() : slugPath(slug);
  // Account, cart and checkout are no CMS pages: only their header and footer place popups.
  const page = flag && flag !== "is_home" && flag !== "is_search" ? null : await findPage(api, path.slice(1));
  return {
    age_confirmation: needsAgeConfirmation({ industry: api.ctx.shop.industry, path, cookie: null }),
    popups: await listPopups(api.ctx, path, page),
  };
};

export const popupResolvers = { Query: { getPopupData } };
