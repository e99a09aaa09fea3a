// @public

import type { ExpressButton } from "../../pages/express-offer";

export const buttonLabels = ["checkout", "paypal", "buynow", "pay"] as const;
export const buttonColors = ["gold", "blue", "silver", "white", "black"] as const;

type ButtonStyle = { label: (typeof buttonLabels)[number]; color: (typeof buttonColors)[number] };

const words: Record<ButtonStyle["label"], string> = {
  checkout: "PayPal Checkout",
  paypal: "PayPal",
  buynow: "Buy now with PayPal",
  pay: "Pay with PayPal",
};

const faces: Record<ButtonStyle["color"], ExpressButton["face"]> = {
  gold: { background: "#ffc439", text: "#111", border: "#ffc439" },
  blue: { background: "#003087", text: "#fff", border: "#003087" },
  silver: { background: "#eee", text: "#111", border: "#ccc" },
  white: { background: "#fff", text: "#111", border: "#555" },
  black: { background: "#2c2e2f", text: "#fff", border: "#2c2e2f" },
};

/** PayPal's button with the label and colour that the shop chose (rule payment-13). */
export const paypalButton = (style: ButtonStyle): ExpressButton => ({
  label: words[style.label],
  face: faces[style.color],
  ownLook: style,
});
