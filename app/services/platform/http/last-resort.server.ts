// @public

import { serverError } from "~/models/platform/error/server-error";
import { barePage } from "./answers/bare-page.server";

/** The page where showing the error page failed, too (rule errors-3): it needs nothing, and leads home. */
export const lastResort = barePage({ ...serverError, paragraphs: [serverError.twice, serverError.text] });
