import { orderStatuses, orderStatusLabels } from "../../selling/checkout/order-status";
import type { ListDescription } from "../list/list-description";

/** The list of orders. Its filters and columns are what `orderListRows` and the search of orders know. */
export const orderList: ListDescription = {
  path: "/admin/orders",
  title: "Orders",
  searchHint: "Number, name, email, phone, product, street, tracking …",
  columns: [
    { key: "number", label: "Order", place: "title" },
    { key: "placed", label: "Placed" },
    { key: "customer", label: "Customer" },
    { key: "pieces", label: "Items" },
    { key: "total", label: "Total", align: "end", place: "side" },
    { key: "state", label: "State" },
    { key: "delivery", label: "Delivery" },
    { key: "seller", label: "Seller", isExtra: true },
  ],
  filters: [
    {
      kind: "choices",
      key: "status",
      label: "State",
      choices: orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] })),
    },
    { kind: "days", key: "placed", label: "Placed" },
    { kind: "amounts", key: "total", label: "Total" },
    { kind: "text", key: "sku", label: "SKU" },
    { kind: "text", key: "seller", label: "Seller" },
  ],
  views: [
    { key: "todo", label: "To do", query: "status=processing&status=packing" },
    { key: "all", label: "All", query: "" },
    { key: "unpaid", label: "Unpaid", query: "status=pending&status=pending_payment" },
    { key: "done", label: "Completed", query: "status=complete&status=closed" },
    { key: "canceled", label: "Canceled", query: "status=canceled" },
  ],
  sorts: [{ key: "newest", label: "Newest first" }],
};
