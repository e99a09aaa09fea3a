import type { StockInfo, StockStatus, StockStatusText } from "./stock-state";

/**
 * The stock of a variable product from its variations (rule selling-9): as good as its best variation; one without any
 * variation is 'Unavailable'.
 */
export function variableStock(variations: readonly StockInfo[]): StockInfo {
  if (variations.length === 0) return soldFamily(variations, "unavailable_for_sale", "Unavailable");
  return familyStock(variations);
}

/** The stock of a grouped product from its children (rule selling-9): out of stock unless one of them can be bought. */
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
  // Only when every member shares one reason does the family carry it: a mixture is simply sold out.
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
    // A family is bought one member at a time, so it can sell what its best stocked member can.
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
