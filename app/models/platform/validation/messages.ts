// @public

/** A label that is a sentence of its own, with which no other can begin. */
const endsSentence = /[?!.:]$/;

/** The messages of the shared form rules (rule forms-1). `field` is the label the shopper sees. */
export const messages = {
  required: (field: string) =>
    endsSentence.test(field) ? `Please fill in “${field}”` : `${field} is required`,
  email: () => "Please enter a valid email address",
  confirmed: (field: string) => `The ${field} does not match`,
  min: (length: number) => `Minimum of ${length} characters required.`,
  max: (field: string, length: number) => `${field} may not be greater than ${length} characters`,
  minValue: (field: string, min: number) => `${field} must be greater than or equal to ${min}`,
  maxValue: (field: string, max: number) => `${field} must be less than or equal to ${max}`,
  fileSize: (sizeLimitMb: number) => `The file size exceeds the maximum limit of ${sizeLimitMb}MB.`,
  fileType: (field: string, extension: string) => `${field} must have a valid file type (eg: ${extension})`,
  storable: () => "This holds a character that cannot be stored: please type it anew",
  webAddress: (field: string) => `${field} can’t hold a web address`,
  phone: () => "Please enter a valid phone number",
};
