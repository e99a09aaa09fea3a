/** Stored picture. `url` is a path under `/media/` without size and format, or an outside http(s) address; sizes in px. */
export type ProductImage = { url: string; alt: string; width: number; height: number };

/** One option axis of a variable product: how it is shown and in which order its values come. */
export type ProductOptionAxis = {
  label: string;
  display: "button" | "dropdown" | "radio";
  values: { value: string; swatch?: string }[];
};

/** Extra texts of a category. */
export type OptionalContent = { title: string; sub_title: string; description: string; show: boolean };
