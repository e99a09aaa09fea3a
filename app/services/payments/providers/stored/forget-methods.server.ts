import { isAppError } from "~/models/platform/error/app-error";
import { listStoredMethods } from "../../stored-methods/list-stored-methods.server";
import { removeStoredMethod } from "../../stored-methods/remove-stored-method.server";
import type { PaymentContext } from "../payment-context.server";

/**
 * Asks the providers to forget what could be charged. One that does not answer holds up no deletion: our
 * names of it go.
 */
export async function forgetMethods(ctx: PaymentContext, customerId: number): Promise<void> {
  for (const { id } of await listStoredMethods(ctx, customerId))
    await removeStoredMethod(ctx, customerId, id).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
    });
}
