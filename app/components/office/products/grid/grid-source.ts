import type { GridBlockPlace } from "~/models/office/products/grid-blocks";
import type { GridRow } from "~/models/office/products/product-grid";
import { officeGridDataPath } from "~/paths/office";
import type { GridSource } from "./grid-sheet";

/** Where the sheet of an address of the table reads its rows. */
export function gridSource(href: string): GridSource {
  const query = new URLSearchParams(href.split("?")[1] ?? "");
  return {
    blocks: () => asked<GridBlockPlace[]>(officeGridDataPath("blocks", query.toString())),
    rows(after, count) {
      const from = new URLSearchParams(query);
      from.set("blocks", String(count));
      if (after === "") from.delete("after");
      else from.set("after", after);
      return asked<GridRow[][]>(officeGridDataPath("rows", from.toString()));
    },
  };
}

async function asked<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Answer;
}
