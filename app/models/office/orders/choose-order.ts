import type { RecordView } from "../record/record-view";

/** What a section about one order shows where none is named: the way to the orders. */
export const chooseOrder = (title: string): RecordView => ({
  title,
  badges: [],
  intro: "Open an order first.",
  way: [],
  deeds: [],
  main: [{ kind: "links", title: "Orders", links: [{ href: "/admin/orders", label: "All orders" }] }],
  aside: [],
});
