import { AppError, isAppError } from "../../platform/error/app-error";
import { checkPlacing, type PlaceableDraft, type PlacingInput } from "../check-placing";

/** One of the carts that are ordered together, and who sells what is in it. */
export type TogetherInput = PlacingInput & { sellerName: string };

/**
 * Checks carts that are ordered together (rule order-groups-8): all are placed or none. What is wrong with
 * goods, prices or delivery is said for each seller; what is asked once, such as the e-mail address, is said
 * once.
 * @returns a complete draft for each
 * @throws AppError like {@link checkPlacing}
 */
export function checkTogether(inputs: readonly TogetherInput[]): PlaceableDraft[] {
  const [only] = inputs;
  if (only && inputs.length === 1) return [checkPlacing(only)];
  const refusals: { error: AppError; sellerName: string }[] = [];
  const drafts = inputs.flatMap((input) => {
    try {
      return [checkPlacing(input)];
    } catch (error) {
      if (!isAppError(error)) throw error;
      refusals.push({ error, sellerName: input.sellerName });
      return [];
    }
  });
  const [first] = refusals;
  if (!first) return drafts;
  const ofSellers = refusals.filter(({ error }) => isOfSeller(error));
  if (ofSellers.length === 0) throw first.error;
  const texts = ofSellers.map(({ error, sellerName }) => `${sellerName}: ${error.message}`);
  const { code, field } = ofSellers[0]?.error ?? first.error;
  throw new AppError(code, texts.join(" "), field);
}

/**
 * Whether a refusal is about one seller's goods, prices or delivery, and not about an answer that all share.
 */
const isOfSeller = ({ code, field }: AppError): boolean =>
  code === "conflict" || code === "out_of_stock" || field === "shipping_method";
