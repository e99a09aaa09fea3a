// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type VariationQuery = {
  /**
   * The combinations of options' values for a product, those that are there with their SKUs, others with what they
   * would get; nothing is written. catalogue:read
   */
  variationPlan: {
    args: {
      sku: string;
      options: Array<OptionInput>;
    };
    answer: Array<PlannedVariation>;
  };
};
/** Arguments and answers of these calls. */
export type VariationMutation = {
  /**
   * Adds the combinations of options' values to a product as variations: all, or those that variations names. With one
   * refused nothing is added; those that are there stay, and get the first value of an option they lack. catalogue:write
   */
  addVariations: {
    args: {
      sku: string;
      options: Array<OptionInput>;
      variations?: Array<VariationInput> | null;
    };
    answer: AddedVariations;
  };
};
/** An option such as Color, and the values that variations shall have of it. */
export type OptionInput = {
  label: string;
  values: Array<string>;
};
export type VariationInput = {
  /** One of each option, in the order of options. */
  values: Array<string>;
  /** Absent for one made of the product's and the values. */
  sku?: string | null;
  /** Such as 24.00; absent for the product's, else that of its first variation. */
  price?: string | null;
  /** Pieces in stock; absent for none. */
  qty?: number | null;
};
export type PlannedVariation = {
  values: Array<string>;
  sku: string;
  price: string;
  isThere: boolean;
};
export type AddedVariations = {
  added: Array<CombinedVariation>;
  /** Those that were there. */
  kept: Array<CombinedVariation>;
  /** SKUs of those that got the first value of an option they lacked. */
  extended: Array<string>;
  refused: Array<RefusedVariation>;
};
export type CombinedVariation = {
  values: Array<string>;
  sku: string;
};
export type RefusedVariation = {
  values: Array<string>;
  /** sku, price or qty; null where none of them is the reason. */
  field: string | null;
  reason: string;
};
