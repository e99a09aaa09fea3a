import { redirect } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import { adminConfirmPath } from "~/paths/staff";

/**
 * Does what asks for a proof; who has not proved of late who they are is led to do so and back (rule
 * staff-14).
 * @throws a redirect; whatever `work` throws
 */
export async function ledToConfirm<T>(backTo: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isAppError(error) && error.code === "confirm_first") throw redirect(adminConfirmPath(backTo));
    throw error;
  }
}
