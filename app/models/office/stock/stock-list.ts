import type { ListDescription } from "../list/list-description";

/** The list of pieces in stock. */
export const stockList: ListDescription = {
  path: "/admin/stock",
  title: "Stock",
  searchHint: "SKU or product",
  columns: [
    { key: "sku", label: "SKU", place: "title" },
    { key: "product", label: "Product" },
    { key: "free", label: "Available", align: "end", place: "side" },
    { key: "onHand", label: "On hand", align: "end" },
    { key: "reserved", label: "Reserved", align: "end" },
    { key: "low", label: "Low below", align: "end", isExtra: true },
  ],
  filters: [
    {
      kind: "choices",
      key: "is",
      label: "State",
      choices: [
        { value: "low", label: "Running out" },
        { value: "out", label: "Sold out" },
      ],
    },
  ],
  views: [
    { key: "all", label: "All", query: "" },
    { key: "low", label: "Running out", query: "is=low" },
    { key: "out", label: "Sold out", query: "is=out" },
  ],
  sorts: [{ key: "sku", label: "SKU" }],
};
