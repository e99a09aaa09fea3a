import { addressFieldOrder } from "~/models/accounts/address/address-field-order";
import { AppError, isAppError } from "~/models/platform/error/app-error";

/**
 * Does something whose refusals name fields of an address, which a form has below a name of its own. What
 * names another field than the form has is said above the form.
 * @param others fields of the form besides the address
 */
export async function withFieldsBelow<T>(
  prefix: string,
  others: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error) || !error.field || others.includes(error.field)) throw error;
    const isOfAddress = addressFieldOrder("").some((part) => part === error.field);
    throw new AppError(error.code, error.message, isOfAddress ? `${prefix}.${error.field}` : undefined);
  }
}
