// @public

/**
 * The attribute code of an option's label: 'Pack size' becomes `pack_size`. Empty for a label without letters
 * and digits.
 */
export const optionCode = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_+|_+$/g, "");
