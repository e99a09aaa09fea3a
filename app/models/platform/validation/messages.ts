// @public

import { phrase } from "../texts/phrase";

/** A label that is a sentence of its own, with which no other can begin. */
const endsSentence = /[?!.:]$/;

/** The messages of the shared form rules (rule forms-1). `field` is the label the shopper sees. */
export const formMessages = {
  required: (field: string) =>
    endsSentence.test(field)
      ? phrase("Please fill in “{field}”", { field })
      : phrase("{field} is required", { field }),
  email: () => phrase("Please enter a valid email address"),
  confirmed: (field: string) => phrase("The {field} does not match", { field }),
  min: (length: number) => phrase("Minimum of {length} characters required.", { length }),
  max: (field: string, length: number) =>
    phrase("{field} may not be greater than {length} characters", { field, length }),
  minValue: (field: string, min: number) =>
    phrase("{field} must be greater than or equal to {min}", { field, min }),
  maxValue: (field: string, max: number) =>
    phrase("{field} must be less than or equal to {max}", { field, max }),
  fileSize: (sizeLimitMb: number) =>
    phrase("The file size exceeds the maximum limit of {sizeLimitMb}MB.", { sizeLimitMb }),
  fileType: (field: string, extension: string) =>
    phrase("{field} must have a valid file type (eg: {extension})", { field, extension }),
  storable: () => phrase("This holds a character that cannot be stored: please type it anew"),
  webAddress: (field: string) => phrase("{field} can’t hold a web address", { field }),
  phone: () => phrase("Please enter a valid phone number"),
};
