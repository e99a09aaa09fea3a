import { Picture } from "~/components/catalogue/picture";
import { LinkList, SmartLink } from "~/components/ui/link/smart-link";
import type { MenuItem } from "~/models/content/menus/menu";
import { imageAtUrl } from "~/models/platform/media/image-sources";

/** Width of a column (rule menus-3). */
const columnWidthPx = 198;

/** Columns of links with headings, about 198 px wide, with the item's picture beside them. */
export function TidalFlyout({ item, columns }: { item: MenuItem; columns: number }) {
  const count = Math.min(columns, item.items.length);
  const widthPx = item.width ?? columnWidthPx;
  return (
    <div className="flyout-columns">
      <ul style={{ gridTemplateColumns: `repeat(${count}, minmax(0, ${widthPx}px))` }}>
        {item.items.map((child) => (
          <li key={child.url + child.label}>
            <SmartLink to={child.url}>{child.label}</SmartLink>
            {child.items.length > 0 ? <LinkList links={child.items} /> : null}
          </li>
        ))}
      </ul>
      {item.imageUrl ? (
        <Picture
          image={imageAtUrl(item.imageUrl)}
          sizes="224px"
          upToPx={480}
          alt=""
          className="max-h-56 w-56 rounded-base object-cover"
        />
      ) : null}
    </div>
  );
}
