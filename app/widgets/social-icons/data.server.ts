import { socialLinkSchema, visibleSocialLinks } from "~/models/shops/footer-social";
import { publicSettings } from "~/models/shops/shop-settings";
import { type SocialLink, socialNetworks } from "~/models/shops/social-networks";
import type { WidgetItem } from "~/models/shops/widget-content";
import type { WidgetLoader } from "~/services/content/widget-loader";

/**
 * The networks to show: those of the setting `footer_social` in essential and marketplaceseller shops, those
 * of the widget's own items elsewhere (rule menus-7).
 */
export const load: WidgetLoader<SocialLink[]> = async ({ shop }, { items }) =>
  visibleSocialLinks(shop.type === "marketplace" ? fromItems(items) : publicSettings(shop).footer_social);

/** Items contain a network, its address, visibility and position; invalid ones are left out. */
function fromItems(items: WidgetItem[]) {
  const links = items.flatMap((item) => {
    const network = socialNetworks.find((name) => name === item.network?.value);
    const link = socialLinkSchema.safeParse({
      url: item.url?.value ?? "",
      visible: item.visible?.value ?? true,
      ...(item.order?.value == null ? {} : { order: Number(item.order.value) }),
    });
    return network && link.success ? [[network, link.data] as const] : [];
  });
  return Object.fromEntries(links);
}
