import { LinkList, SmartLink } from "~/components/ui/link/smart-link";
import type { MenuItem } from "~/models/content/menus/menu";
import type { BarFit } from "~/models/content/popups/bar-fit";
import { phrase } from "~/models/platform/texts/phrase";

/** Hides what stands in the bar itself from a width on. */
const hiddenFrom: Record<BarFit, string> = { md: "hidden", lg: "lg:hidden", xl: "xl:hidden", never: "" };

/** Up to so many items are listed with what is beneath them; more would not fit a screen. */
const mostWithChildren = 6;

/** The last item of a bar: what has no room in its one row (rule menus-9). */
export function MoreItem({ items, fits }: { items: readonly MenuItem[]; fits: readonly BarFit[] }) {
  const rest = items.flatMap((item, at) => {
    const fit = fits[at] ?? "never";
    return fit === "md" ? [] : [{ item, fit }];
  });
  const last = rest.at(-1);
  if (!last) return null;
  const withChildren = rest.length <= mostWithChildren;
  return (
    <li data-opens="" className={`menu-item ${hiddenFrom[last.fit]}`.trim()}>
      <span className="menu-top">
        <button type="button" aria-expanded="false" className="menu-word menu-more">
          {phrase("More")}
        </button>
      </span>
      <div className="flyout">
        <div className="flyout-columns">
          <ul className="grid-cols-4">
            {rest.map(({ item, fit }) => (
              <li key={item.url + item.label} className={hiddenFrom[fit]}>
                <SmartLink to={item.url}>{item.label}</SmartLink>
                {withChildren && item.items.length > 0 ? <LinkList links={item.items} /> : null}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
