import type { StockInfo, StockStatus, StockStatusText } from "./stock-state";

/**
 * The stock of a variable product (rule selling-9): that of its best variation; 'Unavailable' without
 * variations.
 */
export function variableStock(variations: readonly StockInfo[]): StockInfo {
  if (variations.length === 0) return soldFamily(variations, "unavailable_for_sale", "Unavailable");
  return familyStock(variations);
}

/** The stock of a grouped product (rule selling-9): out of stock unless a child can be bought. */
export function groupedStock(children: readonly StockInfo[]): StockInfo {
  if (!children.some((child) => child.isInStock)) return soldFamily(children, "out-of-stock", "Out of Stock");
  return familyStock(children);
}

function familyStock(members: readonly StockInfo[]): StockInfo {
  const sellable = members.filter((member) => member.isInStock);
  if (sellable.some((member) => member.stockStatus === "in-stock")) {
    return soldFamily(sellable, "in-stock", "In Stock");
  }
  if (sellable.length > 0) return soldFamily(sellable, "backordered", "Backordered");
  // A family has a reason only if all members share it; otherwise it is sold out.
  const [first] = members;
  const isShared = first && members.every((member) => member.stockStatusText === first.stockStatusText);
  return isShared
    ? soldFamily(members, first.stockStatus, first.stockStatusText)
    : soldFamily(members, "out-of-stock", "Out of Stock");
}

function soldFamily(
  members: readonly StockInfo[],
  stockStatus: StockStatus,
  stockStatusText: StockStatusText,
): StockInfo {
  const largest = (pick: (member: StockInfo) => number) => Math.max(0, ...members.map(pick));
  return {
    // Members are bought one at a time, so a family can sell what its best-stocked member can.
    salableQty: largest((member) => member.salableQty),
    stockQty: largest((member) => member.stockQty),
    stockStatus,
    stockStatusText,
    stockMessage: "",
    lowStockMessage: "",
    isInStock: members.some((member) => member.isInStock),
    isBackorders: false,
    backordersQty: 0,
    backordersMessage: "",
    maxCartQty: largest((member) => member.maxCartQty),
    qtyInCart: members.reduce((sum, member) => sum + member.qtyInCart, 0),
    requestedQty: largest((member) => member.requestedQty),
    manageStock: members.some((member) => member.manageStock),
  };
}
