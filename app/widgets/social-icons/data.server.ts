import { socialLinkSchema, visibleSocialLinks } from "~/models/shops/pages/footer-social";
import type { SocialLink } from "~/models/shops/pages/social-networks";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import type { Item, Props } from "./schema";

/**
 * The networks to show: those of the setting `footer_social` in essential and marketplaceseller shops, those
 * of the widget's own items elsewhere (rule menus-7).
 */
export const load: WidgetLoader<SocialLink[], Props, Item> = async ({ shop }, { items }) =>
  visibleSocialLinks(shop.type === "marketplace" ? fromItems(items) : publicSettings(shop).footer_social);

/** What the items say of each network; those without one, or with an address that is none, are left out. */
function fromItems(items: readonly Item[]) {
  const links = items.flatMap(({ network, url, visible, order }) => {
    const link = socialLinkSchema.safeParse({ url, visible, order: order ?? undefined });
    return network && link.success ? [[network, link.data] as const] : [];
  });
  return Object.fromEntries(links);
}
