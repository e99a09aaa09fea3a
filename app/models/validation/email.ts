import { z } from "zod";
import { messages } from "./messages";

/** The longest address a mail server must accept. */
const maxLength = 254;

/** An e-mail address, trimmed and in lower case, so that one person is not two customers (rule forms-3). */
export const emailSchema = z
  .string({ required_error: messages.required("Email"), invalid_type_error: messages.required("Email") })
  .trim()
  .toLowerCase()
  .min(1, messages.required("Email"))
  .max(maxLength, messages.max("Email", maxLength))
  .email(messages.email());
