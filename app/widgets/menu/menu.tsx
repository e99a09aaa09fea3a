import { Icon } from "~/components/ui/icon";
import { SmartLink } from "~/components/ui/smart-link";
import type { MenuItem } from "~/models/content/menu";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** What the menu's loader answers. */
export type MenuData = { id: string; name: string; items: MenuItem[] } | null;

/**
 * The header menu. From 768 px a bar whose flyouts open on hover and on keyboard focus without a script; below it, a
 * list that folds open.
 */
export function Menu({ props, data }: WidgetProps<Props, MenuData>) {
  if (!data || data.items.length === 0) return null;
  return (
    <nav aria-label={data.name}>
      <ul className="hidden flex-wrap items-center gap-x-1 md:flex">
        {data.items.map((item) => (
          <BarItem key={item.url + item.label} item={item} props={props} />
        ))}
      </ul>
      <ul className="divide-y divide-line md:hidden">
        {data.items.map((item) => (
          <FoldedItem key={item.url + item.label} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function BarItem({ item, props }: { item: MenuItem; props: Props }) {
  const flyout = item.flyoutType ?? props.flyoutType;
  const hasFlyout = item.items.length > 0 && flyout !== "none";
  return (
    <li className="group/menu static pb-2">
      <SmartLink
        to={item.url}
        className="inline-flex min-h-11 items-center gap-1 rounded-base px-3 text-[0.95rem] font-medium hover:text-accent"
      >
        {item.label}
        {hasFlyout ? <Icon name="chevronDown" sizePx={16} /> : null}
      </SmartLink>
      {hasFlyout ? <Flyout item={item} flyout={flyout} columns={item.columns ?? props.columns} /> : null}
    </li>
  );
}

/** Tidal: columns about 198 px wide, three by default. Amazon: one list. (part 3, §2 "Menus") */
function Flyout({ item, flyout, columns }: { item: MenuItem; flyout: "tidal" | "amazon"; columns: number }) {
  const width = flyout === "tidal" ? "198px" : "260px";
  const count = flyout === "tidal" ? Math.min(columns, item.items.length) : 1;
  return (
    <div className="invisible absolute inset-x-0 top-full z-30 translate-y-1 border-y border-line bg-surface text-ink opacity-0 shadow-[var(--shadow-pop)] transition-[opacity,transform,visibility] delay-75 duration-150 group-focus-within/menu:visible group-focus-within/menu:translate-y-0 group-focus-within/menu:opacity-100 group-hover/menu:visible group-hover/menu:translate-y-0 group-hover/menu:opacity-100">
      <ul
        className="mx-auto grid max-w-[1280px] gap-x-6 gap-y-6 px-8 py-8"
        style={{ gridTemplateColumns: `repeat(${count}, minmax(0, ${width}))` }}
      >
        {item.items.map((child) => (
          <li key={child.url + child.label}>
            <SmartLink to={child.url} className="font-medium hover:text-accent">
              {child.label}
            </SmartLink>
            {child.items.length > 0 ? (
              <ul className="mt-2 space-y-1.5">
                {child.items.map((leaf) => (
                  <li key={leaf.url + leaf.label}>
                    <SmartLink to={leaf.url} className="text-sm text-muted hover:text-ink hover:underline">
                      {leaf.label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FoldedItem({ item }: { item: MenuItem }) {
  if (item.items.length === 0)
    return (
      <li>
        <SmartLink to={item.url} className="flex min-h-12 items-center font-medium">
          {item.label}
        </SmartLink>
      </li>
    );
  return (
    <li>
      <details className="group/fold">
        <summary className="flex min-h-12 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
          {item.label}
          <span className="transition-transform group-open/fold:rotate-180">
            <Icon name="chevronDown" sizePx={18} />
          </span>
        </summary>
        <ul className="pb-3 pl-4">
          <li>
            <SmartLink to={item.url} className="flex min-h-11 items-center text-muted">
              All of {item.label}
            </SmartLink>
          </li>
          {item.items.map((child) => (
            <li key={child.url + child.label}>
              <SmartLink to={child.url} className="flex min-h-11 items-center">
                {child.label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
