// @vitest-environment jsdom
import { act, useState, useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GridRow } from "~/models/office/products/product-grid";
import { deedField } from "~/models/office/record/deed-field";
import { mount } from "~/widgets/mount-fixture";
import { onPage } from "~/widgets/widget-fixture";
import { fillDown } from "./grid-handlers";
import { type GridSheet, gridSheet } from "./grid-sheet";
import { GridTable } from "./grid-table";
import { GridTools } from "./grid-tools";

const fields = [deedField("price", "Price"), deedField("brand", "Brand")];
const rows = (count: number): GridRow[] =>
  Array.from({ length: count }, (_, at) => ({
    sku: `P-${at}`,
    isVariation: false,
    isFamily: false,
    cells: { price: `${at}.00`, brand: "Clay" },
  }));
const source = { blocks: async () => [], rows: async () => [] };

function Page({ sheet }: { sheet: GridSheet }) {
  const view = useSyncExternalStore(sheet.subscribe, sheet.view, sheet.view);
  const [isFilling, setFilling] = useState(false);
  const pick = ({ row }: { row: number }) => {
    setFilling(false);
    sheet.extend({ row, column: sheet.view().range.right });
    void fillDown(sheet);
  };
  return (
    <>
      <GridTools sheet={sheet} view={view} isFilling={isFilling} setFilling={setFilling} />
      <GridTable
        sheet={sheet}
        view={view}
        fields={fields}
        head={<thead />}
        pick={isFilling ? pick : null}
        say={() => {}}
      />
    </>
  );
}

let sheet: GridSheet;
let page: ReturnType<typeof mount>;
const show = (count: number) => {
  sheet = gridSheet({ rows: rows(count), after: "", next: "", columns: ["price", "brand"] }, source);
  page = mount(onPage(<Page sheet={sheet} />));
};
beforeEach(() => show(5));
afterEach(() => page.remove());

const cell = (label: string) => {
  const found = page.host.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`no cell ${label}`);
  return found;
};
const texts = (key: "Price" | "Brand") =>
  [...page.host.querySelectorAll<HTMLInputElement>(`[aria-label^="${key} of"]`)].map(({ value }) => value);
const press = (key: string, held: KeyboardEventInit = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }),
    );
  });
const down = (label: string, held: MouseEventInit = {}) =>
  act(async () => {
    cell(label).dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true, ...held }));
  });
const button = (text: string) =>
  act(async () =>
    [...page.host.querySelectorAll("button")].find(({ textContent }) => textContent === text)?.click(),
  );

test("keys go from cell to cell; Shift with an arrow chooses cells, Ctrl-D fills them, Ctrl-Z takes it back", async () => {
  act(() => cell("Price of P-0").focus());
  await press("Enter");
  expect(document.activeElement).toBe(cell("Price of P-1"));
  await press("ArrowDown", { shiftKey: true });
  await press("ArrowDown", { shiftKey: true });
  expect(page.host.querySelectorAll('td[aria-selected="true"]')).toHaveLength(3);
  await press("d", { ctrlKey: true });
  expect(texts("Price")).toEqual(["0.00", "1.00", "1.00", "1.00", "4.00"]);
  await press("z", { ctrlKey: true });
  expect(texts("Price")).toEqual(["0.00", "1.00", "2.00", "3.00", "4.00"]);
  await press("y", { ctrlKey: true });
  expect(page.host.textContent).toContain("2 cells changed, not saved");
});

test("a finger fills down by the button: the first cell, the button, the last cell (rule office-24)", async () => {
  act(() => cell("Price of P-1").focus());
  await button("Fill down");
  expect(page.host.textContent).toContain("Choose the last cell to fill.");
  await down("Price of P-3");
  expect(texts("Price")).toEqual(["0.00", "1.00", "1.00", "1.00", "4.00"]);
  await button("Undo");
  expect(texts("Price")[3]).toBe("3.00");
});

test("the handle at the corner of the chosen cells is drawn down by a finger", async () => {
  act(() => cell("Price of P-1").focus());
  const handle = page.host.querySelector(".office-grid-handle");
  document.elementFromPoint = () => cell("Price of P-4");
  const move = (type: string, target: EventTarget | null) =>
    act(async () => {
      target?.dispatchEvent(
        Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType: "touch" }),
      );
    });
  await move("pointerdown", handle);
  await move("pointermove", window);
  await move("pointerup", window);
  expect(texts("Price")).toEqual(["0.00", "1.00", "1.00", "1.00", "1.00"]);
});

test("of 10,000 rows few are drawn, and Ctrl-Shift-Down reaches the last one", async () => {
  page.remove();
  show(10_000);
  expect(page.host.querySelectorAll("tr[data-at]").length).toBeLessThan(80);
  expect(page.host.querySelector("table")?.getAttribute("aria-rowcount")).toBe("10001");
  act(() => cell("Brand of P-0").focus());
  await press("ArrowDown", { shiftKey: true, ctrlKey: true });
  await press("d", { ctrlKey: true });
  expect(sheet.view().range).toEqual({ top: 0, bottom: 9999, left: 1, right: 1 });
  await act(async () => sheet.put([{ row: 9999, column: 1, text: "Loam" }]));
  expect(sheet.typedCells()).toEqual([["P-9999", "brand", "Clay", "Loam"]]);
});
