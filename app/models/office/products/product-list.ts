import type { ListDescription } from "../list/list-description";

export const productList: ListDescription = {
  path: "/admin/products",
  title: "Products",
  searchHint: "Name, brand, SKU …",
  columns: [
    { key: "name", label: "Product", place: "title" },
    { key: "price", label: "Price", align: "end", place: "side" },
    { key: "stock", label: "Stock", align: "end" },
    { key: "state", label: "State" },
    { key: "brand", label: "Brand" },
    { key: "kind", label: "Kind", isExtra: true },
    { key: "changed", label: "Changed", isExtra: true },
  ],
  filters: [
    {
      kind: "choices",
      key: "status",
      label: "State",
      choices: [
        { value: "active", label: "Active" },
        { value: "discontinued", label: "Discontinued" },
        { value: "archived", label: "Archived" },
      ],
    },
    { kind: "text", key: "sku", label: "SKU" },
    { kind: "text", key: "lacks", label: "Lacks words in (de, fr, …)" },
  ],
  views: [
    { key: "active", label: "Active", query: "status=active" },
    { key: "all", label: "All", query: "" },
    { key: "archived", label: "Archived", query: "status=archived" },
  ],
  sorts: [{ key: "oldest", label: "Oldest first" }],
};
