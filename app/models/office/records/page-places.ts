import type { NavigationEntry } from "../frame/navigation";
import type { PanelView } from "../record/record-view";

/** What pages show that has a screen of its own, by the path of that. */
const places: readonly { path: string; title: string; sub: string }[] = [
  {
    path: "/admin/menus",
    title: "Menus",
    sub: "The links of header and footer. The header itself is one of the pages above.",
  },
  {
    path: "/admin/widgets?q=popup",
    title: "Popups",
    sub: "What a popup says and when. It opens on the page, header or footer that places it.",
  },
  {
    path: "/admin/widgets?q=form",
    title: "Forms",
    sub: "The fields of forms. A page or a block places one.",
  },
  { path: "/admin/settings/active_theme", title: "Colors and typefaces", sub: "The look of all pages." },
  {
    path: "/admin/sellers",
    title: "Pages of sellers",
    sub: "Sellers write their own, in their offices under “Your page”.",
  },
];

/**
 * Where what pages show is changed besides on the pages themselves.
 * @param entries those of the navigation that the actor may open
 */
export const pagePlaces = (entries: readonly Pick<NavigationEntry, "path">[]): PanelView => ({
  kind: "rows",
  title: "Changed on screens of their own",
  empty: "",
  rows: places
    .filter(({ path }) => entries.some((entry) => entry.path === screenOf(path)))
    .map(({ path, title, sub }) => ({ title, sub, to: path })),
});

/** The screen of the navigation that a path leads into. */
const screenOf = (path: string) => /^\/admin\/[^/?]+/.exec(path)?.[0];
