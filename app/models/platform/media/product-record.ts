// @public

/**
 * A stored picture. `url` is a path under `/media/` without size and format, or an external http(s) address;
 * sizes in px.
 */
export type ProductImage = { url: string; alt: string; width: number; height: number };

/**
 * An option of a variable product: how it is displayed, the order of its values, and whether no value is
 * preselected.
 */
export type ProductOptionAxis = {
  label: string;
  display: "button" | "dropdown" | "radio";
  unchosen?: true;
  values: { value: string; swatch?: string }[];
};

/** Extra texts of a category. */
export type OptionalContent = { title: string; sub_title: string; description: string; show: boolean };
