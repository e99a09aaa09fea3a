import { z } from "zod";

const defaultSuccess = "Thank you. Your message has been sent.";

/**
 * Properties of a form (rules forms-9 and forms-10). `form` is its number in the API and the export,
 * `formName` is part of the source of signups.
 */
export const formPropsSchema = z.object({
  form: z.coerce.number().int().min(0).catch(0).default(0),
  version: z.coerce.number().int().min(1).catch(1).default(1),
  formName: z.string().catch("").default(""),
  title: z.string().catch("").default(""),
  description: z.string().catch("").default(""),
  layout: z.enum(["horizontal", "vertical"]).catch("vertical").default("vertical"),
  /** Whether each submission is also mailed to the shop's address (settings `general.email`). */
  notifyByEmail: z.boolean().catch(false).default(false),
  /** Whether each submission is a conversation in the store's inbox (rule conversations-10). */
  startsConversation: z.boolean().catch(false).default(false),
  successMessage: z.string().min(1).catch(defaultSuccess).default(defaultSuccess),
  afterSuccess: z.enum(["keep_form", "remove_form"]).catch("keep_form").default("keep_form"),
});

/** Properties of a form. */
export type FormProps = z.output<typeof formPropsSchema>;
