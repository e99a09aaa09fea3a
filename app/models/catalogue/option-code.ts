/** The attribute an option stands for: 'Pack size' is `pack_size`. Empty for a label without letters and digits. */
export const optionCode = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_+|_+$/g, "");
