// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { CartSummary } from "./cart-summary";
import type { Product } from "./product";
/** Arguments and answers of these calls. */
export type CartQuery = {
  /** The visitor's cart at this moment's prices and stock. */
  getCartSummary: {
    args: {
      is_first?: boolean | null;
      is_checkout?: boolean | null;
      payment_method?: string | null;
    };
    answer: SummaryAnswer;
  };
  /** Pieces in the visitor's cart. */
  getCartCount: {
    args: object;
    answer: CountAnswer;
  };
  /** The visitor's carts in a marketplace, one for each seller they chose from. */
  getMarketplaceCarts: {
    args: {
      is_first?: boolean | null;
    };
    answer: CartsAnswer;
  };
};
/** Arguments and answers of these calls. */
export type CartMutation = {
  /** Puts a product into the cart, as many pieces as are allowed. Starts a guest's session with the first one. */
  addToCart: {
    args: {
      input: AddToCartInput;
      rp_info?: unknown;
      personalization_data?: unknown;
      product_options_data?: unknown;
      shouldWaitForCartProcessing?: boolean | null;
    };
    answer: AddToCartAnswer;
  };
  /** Takes a line out of the cart. */
  removeFromCart: {
    args: {
      item_id: string;
    };
    answer: CartAnswer;
  };
  /** Sets quantities, item id to quantity: {12: 3} or {12: {qty: 3}}. Each is 1 or more, and lowered to what there is. */
  updateCart: {
    args: {
      products: unknown;
    };
    answer: CartAnswer;
  };
  /** Applies a coupon, or a gift card. */
  applyCouponCode: {
    args: {
      code: string;
    };
    answer: CartAnswer;
  };
  /** Takes a coupon or a gift card out of the cart. */
  removeCouponCode: {
    args: {
      code: string;
    };
    answer: CartAnswer;
  };
  /** Adds the free product chosen for a prompt. */
  selectFreebie: {
    args: {
      input: SelectFreebieInput;
    };
    answer: CartAnswer;
  };
};
export type AddToCartInput = {
  /** A product's purchase_id, or a variation's own id. */
  _id: string;
  /** 1 or more. */
  qty?: number | null;
};
export type SelectFreebieInput = {
  /** The prompt's _id. */
  prompt: string;
  /** The sku of one of its options. */
  sku: string;
};
/** How a message is shown: modal asks the shopper to confirm before going on, alert stands beside what was tried. */
export type MessageType = "modal" | "alert";
export type CartCall = "addToCart" | "removeFromCart" | "updateCart" | "applyCouponCode" | "removeCouponCode" | "selectFreebie";
export type MessageStatus = "success" | "warning" | "danger";
/** What came of a call of the cart, for the shopper; of one line where it names one. */
export type CartMessage = {
  type: CartCall;
  status: MessageStatus;
  message: string;
  item_id: number | null;
  name: string | null;
  qty: number | null;
  /** The option or personalization field it is about, such as option.plug. */
  field: string | null;
};
export type AddToCartAnswer = {
  success: boolean;
  message: string;
  /** Null when there is nothing to say. */
  messageType: MessageType | null;
  messages: Array<CartMessage>;
  cart_item_count: number;
  /** The pieces asked for, those that were added, and those of its line now; null where nothing could be tried. */
  requestedQty: number | null;
  addedQty: number | null;
  qtyInCart: number | null;
  product: Product | null;
  summary: CartSummary;
};
export type CartAnswer = {
  success: boolean;
  message: string;
  /** Null when there is nothing to say. */
  messageType: MessageType | null;
  /** The refusal, or a message for each line whose quantity was lowered. */
  messages: Array<CartMessage>;
  cart_item_count: number;
  summary: CartSummary;
};
export type SummaryAnswer = {
  summary: CartSummary;
};
export type CartsAnswer = {
  carts: Array<CartSummary>;
};
export type CountAnswer = {
  count: number;
};
