import { isAppError } from "~/models/platform/error/app-error";

/** What a query of one subject answers: null for one that is not there. */
export async function nullIfMissing<Found>(load: () => Promise<Found>): Promise<Found | null> {
  try {
    return await load();
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return null;
    throw error;
  }
}
