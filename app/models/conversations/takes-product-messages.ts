// @public

import type { ShopSettings } from "../shops/settings/shop-settings";

/** Whether customers can write to a shop about its products (rule conversations-2). */
export const takesProductMessages = ({
  is_active,
  is_enable_messages_on_product_pages,
}: ShopSettings["modules"]["messages"]): boolean => is_active && is_enable_messages_on_product_pages;
