/**
 * A stored picture. `url` is a path under `/media/` without size and format, or an external http(s) address; sizes in
 * px.
 */
export type ProductImage = { url: string; alt: string; width: number; height: number };

/** An option of a variable product: how it is displayed, and the order of its values. */
export type ProductOptionAxis = {
  label: string;
  display: "button" | "dropdown" | "radio";
  values: { value: string; swatch?: string }[];
};

/** Extra texts of a category. */
export type OptionalContent = { title: string; sub_title: string; description: string; show: boolean };
