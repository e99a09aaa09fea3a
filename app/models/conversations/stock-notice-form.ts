// @public

import { z } from "zod";
import { emailSchema } from "../platform/validation/email";

/** Id of the form that asks for a mail when a product is back. */
export const stockNoticeFormId = "stock-notice";

/** What the form asks: a guest's e-mail; a customer's own is known (rule stock-notices-2). */
export const stockNoticeSchema = (isGuest: boolean) =>
  z.object({ email: isGuest ? emailSchema : z.string().optional() });
