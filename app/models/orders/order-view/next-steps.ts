import { phrase } from "~/models/platform/texts/phrase";
import { pickupText } from "../../marketplace/pickup-place";
import type { OrderView } from "./order-view";

type ReceivedOrder = Pick<
  OrderView,
  | "status"
  | "paymentInstructions"
  | "bankDetails"
  | "shippingAddress"
  | "shippingMethodTitle"
  | "pickup"
  | "deliveryEstimate"
> & { lines: readonly Pick<OrderView["lines"][number], "fileCount">[] };

/** What happens with an order after it was placed, in order (rule checkout-6). */
export function nextSteps(order: ReceivedOrder): string[] {
  const { shippingAddress, shippingMethodTitle, pickup } = order;
  const isAsked = asksForPayment(order);
  const steps = isAsked ? [order.paymentInstructions] : [];
  const files = filesText(order);
  if (!shippingAddress)
    return [...steps, files ?? phrase("There’s nothing to deliver. You can open your order with its link.")];
  const { address_line1, city } = shippingAddress;
  const delivery = pickup
    ? [`${shippingMethodTitle}.`, pickupText(pickup)]
    : [
        phrase("Ships to {street}, {city} ({method}).", {
          street: address_line1,
          city,
          method: shippingMethodTitle,
        }),
      ];
  // Days count from the order, and a transfer takes its own.
  if (order.deliveryEstimate && order.bankDetails.length === 0) delivery.push(`${order.deliveryEstimate}.`);
  const packing = packingText(order);
  return [...steps, packing, delivery.join(" "), ...(files === null ? [] : [files])];
}

/**
 * What happens with orders that were placed together (rule checkout-6): how they are paid is said once, and
 * for each seller how its part comes.
 * @param orders at least one; a single one has the steps of {@link nextSteps}
 */
export function nextStepsTogether(orders: readonly (ReceivedOrder & { sellerName: string })[]): string[] {
  const [first] = orders;
  if (!first || orders.length === 1) return first ? nextSteps(first) : [];
  const payment = asksForPayment(first) ? [first.paymentInstructions] : [];
  const parts = orders.map((order) => {
    const part = { ...order, paymentInstructions: "" };
    const packing = packingText(part);
    const steps = nextSteps(part).filter((step) => step !== packing);
    return `${order.sellerName}: ${steps.join(" ")}`;
  });
  const packing = orders.some(({ pickup }) => pickup !== null)
    ? phrase("Each seller packs its own part.")
    : phrase("Each seller packs and sends its own part.");
  return [...payment, packing, ...parts];
}

const packingText = (order: ReceivedOrder): string =>
  asksForPayment(order) && order.bankDetails.length > 0
    ? phrase("We’ll pack your items once your payment arrives.")
    : phrase("We’ll pack your items.");

const asksForPayment = ({ status, paymentInstructions }: ReceivedOrder): boolean =>
  status === "pending" && paymentInstructions !== "";

/** When the files of an order can be downloaded; null without any. */
function filesText({ status, lines }: ReceivedOrder): string | null {
  if (!lines.some(({ fileCount }) => fileCount > 0)) return null;
  return status === "pending"
    ? phrase("You can download your files once your payment arrives. We’ll email you the links.")
    : phrase("Your files are ready to download.");
}
