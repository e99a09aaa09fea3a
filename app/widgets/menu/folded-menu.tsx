import { SmartLink } from "~/components/ui/link/smart-link";
import type { MenuItem } from "~/models/content/menus/menu";
import { phrase } from "~/models/platform/texts/phrase";

/**
 * A menu for narrow places: every item with children is a disclosure, on every level and without a script as
 * well.
 */
export function FoldedMenu({ items, className = "" }: { items: MenuItem[]; className?: string }) {
  return (
    <ul className={`menu-folded ${className}`.trim()}>
      {items.map((item) => (
        <li key={item.url + item.label}>
          <FoldedItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function FoldedItem({ item }: { item: MenuItem }) {
  if (item.items.length === 0) return <SmartLink to={item.url}>{item.label}</SmartLink>;
  return (
    <details className="menu-fold">
      <summary>{item.label}</summary>
      <ul>
        <li>
          <SmartLink to={item.url} className="menu-all">
            {phrase("All of {label}", { label: item.label })}
          </SmartLink>
        </li>
        {item.items.map((child) => (
          <li key={child.url + child.label}>
            <FoldedItem item={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}
