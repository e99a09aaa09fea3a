// @public

import { builderParameter, lookParameter } from "~/paths";
import type { Theme } from "./theme";
import { typedTheme } from "./typed-theme";

/** The theme a page is shown in: the shop's, or in a frame of the office one that is typed (rule builder-15). */
export function shownTheme(url: string, saved: Theme): Theme {
  const query = new URL(url).searchParams;
  const look = query.has("preview") && query.has(builderParameter) ? query.get(lookParameter) : null;
  return look === null ? saved : typedTheme(look, saved);
}
