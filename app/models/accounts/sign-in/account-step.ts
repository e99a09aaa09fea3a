// @public

import { z } from "zod";
import { currentPasswordSchema } from "./password-change-form";

/** What a customer proves to be the account's owner for, a second time after signing in. */
export const accountSteps = ["data", "delete"] as const;

/** One of {@link accountSteps}. */
export type AccountStep = (typeof accountSteps)[number];

/** Id of the form that asks for the password before the data can be downloaded. */
export const archiveFormId = "download-data";

/** The password, as proof of ownership. */
export const archiveSchema = z.object({ current_password: currentPasswordSchema });

export const deleteAccountFormId = "delete-account";

const ticked = z.preprocess((value) => value === "on" || value === true, z.boolean());

/** What happens to reviews and questions. By a mailed link the form has no password. */
const deletionSchema = z.object({ remove_reviews: ticked });

/** The form that deletes an account with a password. */
export const deleteAccountSchema = deletionSchema.extend({ current_password: currentPasswordSchema });

/** The form behind a mailed link, for an account without a password. */
export const deleteByLinkSchema = deletionSchema;

/** The files a customer's data can be downloaded as. */
export const archiveFiles = ["my-data.html", "my-data.json"] as const;

/** One of {@link archiveFiles}. */
export type ArchiveFile = (typeof archiveFiles)[number];
