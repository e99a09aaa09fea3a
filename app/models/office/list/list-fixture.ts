import type { ListAddress } from "./list-address";
import type { ListDescription } from "./list-description";

/** A list with a filter of each kind, for tests. */
export const teas: ListDescription = {
  path: "/admin/teas",
  title: "Teas",
  searchHint: "Name or leaf",
  columns: [
    { key: "name", label: "Name", place: "title" },
    { key: "state", label: "State", place: "side" },
    { key: "price", label: "Price", align: "end" },
    { key: "origin", label: "Origin", isExtra: true },
  ],
  filters: [
    {
      kind: "choices",
      key: "state",
      label: "State",
      choices: [
        { value: "sold", label: "Sold" },
        { value: "gone", label: "Sold out" },
      ],
    },
    { kind: "text", key: "leaf", label: "Leaf" },
    { kind: "days", key: "picked", label: "Picked" },
    { kind: "amounts", key: "price", label: "Price" },
  ],
  views: [
    { key: "all", label: "All", query: "" },
    { key: "gone", label: "Sold out", query: "state=gone" },
  ],
  sorts: [
    { key: "newest", label: "Newest" },
    { key: "name", label: "Name" },
  ],
};

/** The list as it is opened. */
export const plainAddress: ListAddress = {
  q: "",
  filters: {},
  sort: "newest",
  after: "",
  columns: ["name", "state", "price"],
};
