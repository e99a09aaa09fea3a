// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type OrderQuery = {
  /** Orders of all shops that the key reaches, the newest first. orders:read */
  orders: {
    args: {
      search: OrderSearch | null;
      limit: number;
      after?: string | null;
    };
    answer: OrderPage;
  };
  /** One order whole, by its id or by its number in the shop that is called. orders:read */
  order: {
    args: {
      id?: string | null;
      number?: string | null;
    };
    answer: Order | null;
  };
  /** Orders of an earlier shop, which an import brought to the shop that is called, the newest first. orders:read */
  pastOrders: {
    args: {
      number?: string | null;
      email?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: PastOrderPage;
  };
};
/** Arguments and answers of these calls. */
export type OrderMutation = {
  /** Sends an order, or pieces of it. orders:write */
  shipOrder: {
    args: {
      id: string;
      carrier: string;
      trackingNumber: string | null;
      lines?: Array<LineInput> | null;
    };
    answer: Order;
  };
  /** Says that an order its shopper collects is ready for pickup, or pieces of it. orders:write */
  readyOrder: {
    args: {
      id: string;
      lines?: Array<LineInput> | null;
    };
    answer: Order;
  };
  /** Notes that what was sent, or is ready for pickup, was handed over. orders:write */
  deliverOrder: {
    args: {
      id: string;
    };
    answer: Order;
  };
  /**
   * Notes that the money of an order has arrived, or takes what was only authorized; money at a provider is noted by the
   * provider alone. orders:write
   */
  payOrder: {
    args: {
      id: string;
    };
    answer: Order;
  };
  /** Cancels an order whole, or pieces that were not sent; what was paid for them is paid back. orders:write */
  cancelOrder: {
    args: {
      id: string;
      lines?: Array<LineInput> | null;
      note: string | null;
    };
    answer: Order;
  };
  /**
   * Makes an order for a customer: a quote in the shop that is called, priced as in the checkout. It is mailed
   * with a link to pay it, or ordered at once in a way whose money people note. orders:write
   */
  makeOrder: {
    args: {
      key: string;
      email: string;
      lines: Array<LineInput>;
      shippingAddress: AddressInput;
      billingAddress?: AddressInput | null;
      shippingMethod?: string | null;
      message: string | null;
      sendsForDays?: number | null;
      paidBy?: string | null;
      isPaid: boolean | null;
    };
    answer: MadeOrder;
  };
  /**
   * Edits an order before it is packed: lines by SKU, addresses, email, shipping method. It is priced again; the
   * difference is asked for or paid back. orders:write
   */
  editOrder: {
    args: {
      id: string;
      lines?: Array<LineInput> | null;
      email?: string | null;
      shippingAddress?: AddressInput | null;
      billingAddress?: AddressInput | null;
      shippingMethod?: string | null;
      note: string | null;
      isPreview: boolean | null;
      idempotencyKey?: string | null;
      expectedVersion?: number | null;
      expectedTotalMinor?: number | null;
    };
    answer: EditedOrder;
  };
  /** Pays back: lines with shippingMinor, or an amount; without any of them all that is left. orders:write */
  refundOrder: {
    args: {
      id: string;
      lines?: Array<LineInput> | null;
      shippingMinor?: number | null;
      allShipping: boolean | null;
      amountMinor?: number | null;
      reason: string | null;
      idempotencyKey?: string | null;
      alreadyRefundedMinor?: number | null;
    };
    answer: Order;
  };
  /** Takes an order to another state, such as packing; the note is kept with it. orders:write */
  changeOrderStatus: {
    args: {
      id: string;
      status: OrderStatus;
      note: string | null;
    };
    answer: Order;
  };
  /** Writes a note into the history of an order. orders:write */
  noteOrder: {
    args: {
      id: string;
      note: string;
    };
    answer: Order;
  };
  /** Takes down that a consumer withdraws from the contract: from the items that are named by SKU or name, or all. orders:write */
  recordWithdrawal: {
    args: {
      order: string;
      name: string;
      email: string;
      items: string | null;
    };
    answer: Order;
  };
  /** Accepts a return: its shopper gets a mail that says where to send it. orders:write */
  acceptReturn: {
    args: {
      order: string;
      return: number;
      instructions: string | null;
    };
    answer: Order;
  };
  /** Declines a return with a reason. orders:write */
  declineReturn: {
    args: {
      order: string;
      return: number;
      reason: string;
    };
    answer: Order;
  };
  /** Notes that the pieces of a return arrived, and puts them on sale again where asked for. orders:write */
  receiveReturn: {
    args: {
      order: string;
      return: number;
      restocks: boolean | null;
    };
    answer: Order;
  };
  /** Pays a return back that arrived: what its pieces cost, or another amount. orders:write */
  refundReturn: {
    args: {
      order: string;
      return: number;
      shippingMinor?: number | null;
      allShipping: boolean | null;
      amountMinor?: number | null;
    };
    answer: Order;
  };
};
export type OrderStatus = "pending" | "pending_payment" | "processing" | "packing" | "complete" | "closed" | "canceled";
/** What orders are looked for by; all of it has to hold. */
export type OrderSearch = {
  /** Anything one knows of an order, as people type it: parts of its number, email, telephone number, names, street, city, postcode, SKUs, product names or tracking numbers; an amount such as 149.90, a day such as 2026-03-01. */
  text?: string | null;
  number?: string | null;
  /** The whole e-mail, in any case. */
  email?: string | null;
  /** Beginnings of words of the names in its addresses, of one or two letters whole words. */
  name?: string | null;
  /** The SKU of one of its lines. */
  sku?: string | null;
  /** Placed at this moment or later. */
  from?: string | null;
  /** Placed before this moment. */
  before?: string | null;
  statuses?: Array<OrderStatus> | null;
  minTotalMinor?: number | null;
  maxTotalMinor?: number | null;
  customerId?: number | null;
  shopId?: string | null;
  sellerId?: string | null;
  /** The code of a seller, or a part of its name. */
  seller?: string | null;
};
export type MadeOrder = {
  quoteNumber: string;
  /** Null where it is not ordered yet. */
  order: Order | null;
};
/** What an edit makes of an order, or would. */
export type EditedOrder = {
  /** As it is now; a preview leaves it as it is. */
  order: Order;
  totalMinor: number;
  /** What it costs more, or less where it is below zero. */
  differenceMinor: number;
  /** What its shopper is asked for by the link of a mail. */
  askedMinor: number;
};
export type AddressInput = {
  firstName: string;
  lastName: string;
  company?: string | null;
  line1: string;
  line2?: string | null;
  city: string;
  state?: string | null;
  postcode: string;
  /** ISO 3166 alpha-2. */
  country: string;
  phone: string;
};
export type LineInput = {
  sku: string;
  qty: number;
};
export type OrderPage = {
  nodes: Array<OrderSummary>;
  pageInfo: PageInfo;
};
/** An order in a list. */
export type OrderSummary = {
  id: string;
  number: string;
  shopId: string;
  sellerId: string;
  status: OrderStatus;
  email: string;
  /** Null for a guest. */
  customerId: number | null;
  /** First and last name of the billing address. */
  name: string;
  currency: string;
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  taxMinor: number;
  grandTotalMinor: number;
  /** What was left to pay after gift cards and store credit. */
  totalDueMinor: number;
  invoiceNumber: string | null;
  /** The agent that placed or filled it: the address of its profile, or its name. Null for others. */
  agent: string | null;
  createdAt: string;
  updatedAt: string;
  /** Those of all orders of a page are read together. */
  lines: Array<OrderLine>;
};
export type Order = {
  id: string;
  number: string;
  shopId: string;
  sellerId: string;
  status: OrderStatus;
  email: string;
  customerId: number | null;
  /** What it was paid in. */
  currency: string;
  /** Code of the further market it was placed in; null for the first. */
  market: string | null;
  /** Its rate; null in the business's own currency. */
  exchange: OrderExchange | null;
  createdAt: string;
  updatedAt: string;
  billingAddress: PostalAddress;
  /** Null for an order without delivery. */
  shippingAddress: PostalAddress | null;
  shippingMethod: string;
  /** Where its shopper collects it; null where it is sent. */
  pickup: unknown;
  paymentMethod: string;
  customerNote: string;
  lines: Array<OrderLine>;
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  taxMinor: number;
  /** Taxes by name. */
  taxes: Array<NamedAmount>;
  grandTotalMinor: number;
  /** What gift cards and store credit paid. */
  redeemedMinor: number;
  totalDueMinor: number;
  /** What an edit made it dearer by and was not paid yet. */
  dueMinor: number;
  /** Counts its edits, from 1. */
  version: number;
  /** What its shopper is owed and has not got back yet. */
  owedMinor: number;
  /** Whether its money is reserved and was not taken yet. */
  isAuthorized: boolean;
  invoiceNumber: string | null;
  /** Corrections of its invoice, the first first. */
  creditNotes: Array<CreditNote>;
  /** The agent that placed or filled it: the address of its profile, or its name. Null for others. */
  agent: string | null;
  shipments: Array<Shipment>;
  refunds: Array<Refund>;
  /** What was or is being paid back. */
  refundedMinor: number;
  returns: Array<OrderReturn>;
  /** What happened to it, the first first. */
  events: Array<OrderEvent>;
};
/** The rate that an order keeps, and its sums by it in the business's own currency. */
export type OrderExchange = {
  /** How many of the order's currency one of the business's cost. */
  rate: string;
  currency: string;
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  taxMinor: number;
  grandTotalMinor: number;
};
export type PostalAddress = {
  firstName: string;
  lastName: string;
  company: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
  /** ISO 3166 alpha-2. */
  country: string;
  phone: string;
};
export type OrderLine = {
  id: number;
  productId: number | null;
  sku: string;
  name: string;
  /** Options of its variation, in words. */
  variation: string;
  choices: Array<Choice>;
  qty: number;
  /** Pieces that were canceled before they were sent. */
  canceledQty: number;
  backorderedQty: number;
  priceMinor: number;
  rowTotalMinor: number;
  discountMinor: number;
  taxMinor: number;
  needsShipping: boolean;
};
/** What was chosen or typed for a line. */
export type Choice = {
  label: string;
  text: string;
};
export type NamedAmount = {
  name: string;
  amountMinor: number;
};
export type Shipment = {
  id: string;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string | null;
  shippedAt: string;
  /** When it was noted as handed over; null as long as that is not known. */
  deliveredAt: string | null;
  lines: Array<LinePieces>;
};
export type LinePieces = {
  lineId: number;
  sku: string;
  qty: number;
};
/** A correction of an invoice. Its PDF: /admin-graphql/files/credit-note-<order number>.pdf */
export type CreditNote = {
  number: string;
  /** The invoice it corrects. */
  invoiceNumber: string;
  issuedAt: string;
  /** What it takes off the invoice. */
  totalMinor: number;
};
export type Refund = {
  id: string;
  amountMinor: number;
};
export type OrderReturn = {
  /** Counted within its order. */
  id: number;
  /** Such as 100001-1. */
  number: string;
  /** requested, accepted, declined, received or refunded. */
  status: string;
  reason: string;
  comment: string;
  lines: Array<LinePieces>;
  /** What was declared, where a consumer withdraws from the contract; null for a return. */
  withdrawal: OrderWithdrawal | null;
};
export type OrderWithdrawal = {
  name: string;
  /** Where it was confirmed. */
  email: string;
  /** What it is about, in words. */
  items: Array<string>;
  at: string;
};
export type OrderEvent = {
  status: OrderStatus;
  note: string;
  at: string;
};
export type PastOrderPage = {
  nodes: Array<PastOrder>;
  pageInfo: PageInfo;
};
/** An order of an earlier shop: history in its own words. Amounts are minor units of its currency. */
export type PastOrder = {
  /** As it was written there, such as #1001. */
  number: string;
  /** Empty for an order without one. */
  email: string;
  placedAt: string;
  /** In the words of the earlier shop, such as paid, fulfilled. */
  state: string;
  currency: string;
  lines: Array<PastOrderLine>;
  subtotalMinor: number;
  discountMinor: number;
  /** The codes it was for; empty for none. */
  discountCodes: string;
  shippingMinor: number;
  shippingTitle: string;
  taxMinor: number;
  /** By name, where the earlier shop told them apart. */
  taxes: Array<PastOrderTax>;
  totalMinor: number;
  refundedMinor: number;
  paymentTitle: string;
  /** Address lines; empty for none. */
  billing: Array<string>;
  shipping: Array<string>;
};
export type PastOrderLine = {
  sku: string;
  name: string;
  qty: number;
  priceMinor: number;
};
export type PastOrderTax = {
  name: string;
  amountMinor: number;
};
