// @public

import { typedTheme } from "~/models/shops/settings/look/typed-theme";
import type { Theme } from "~/models/shops/settings/theme";
import { builderParameter, lookParameter } from "~/paths";

/**
 * The theme a page is shown in: the shop's, or in a frame of the office one that is typed (rule builder-15).
 */
export function shownTheme(url: string, saved: Theme): Theme {
  const query = new URL(url).searchParams;
  const look = query.has("preview") && query.has(builderParameter) ? query.get(lookParameter) : null;
  return look === null ? saved : typedTheme(look, saved);
}
