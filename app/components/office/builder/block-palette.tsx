import { placeBeside, placeText } from "~/models/content/blocks/block-change";
import type { BuilderView, OutlineRow } from "~/models/office/builder/builder-view";
import { OfficeForm } from "../form/office-form";
import { Thumbnail } from "./thumbnail";

/** What can be added, behind the chosen block or at the end of the page. */
export function BlockPalette({ view: { version, palette, outline, chosen } }: { view: BuilderView }) {
  const row = outline.find(({ id }) => id === chosen);
  const top = outline.filter(({ depth }) => depth === 0).length;
  const behind = row ? placeText(placeBeside(row.id, "behind")) : `:${top}`;
  const held = row ? outline.filter((one) => isIn(one, row)).length : 0;
  const within = row?.isLayout ? `${row.id}:${held}` : null;
  return (
    <section className="office-card" aria-labelledby="add">
      <h2 id="add">Add</h2>
      <OfficeForm deed="add" className="office-fields office-add" keepsPlace>
        <input type="hidden" name="version" value={version} />
        <label className="office-field">
          Where
          <select name="to" defaultValue={(held === 0 && within) || behind} key={`${chosen} ${version}`}>
            {within ? <option value={within}>Into “{row?.label}”</option> : null}
            {row ? <option value={behind}>Behind “{row.label}”</option> : null}
            <option value={row ? `:${top}` : behind}>At the end of the page</option>
            <option value=":0">At its beginning</option>
          </select>
        </label>
        {palette.map(({ label, entries }, index) => (
          <details key={label} open={index === 0} name="palette">
            <summary>{label}</summary>
            <ul className="office-entries">
              {entries.map(({ value, label: title, help, strips }) => (
                <li key={value}>
                  <button type="submit" name="entry" value={value} className="office-piece">
                    <Thumbnail strips={strips} />
                    <b>{title}</b>
                    <small>{help}</small>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </OfficeForm>
    </section>
  );
}

/** Whether a block stands in a layout, and in no other within it. */
const isIn = ({ id, depth }: OutlineRow, layout: OutlineRow) =>
  id.startsWith(`${layout.id}.`) && depth === layout.depth + 1;
