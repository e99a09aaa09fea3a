// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type PopupQuery = {
  /** The popups of a page, named by its slug or by what kind of page it is. */
  getPopupData: {
    args: {
      slug?: string | null;
      is_home?: boolean | null;
      is_search?: boolean | null;
      is_account?: boolean | null;
      is_cart?: boolean | null;
      is_checkout?: boolean | null;
    };
    answer: PopupAnswer;
  };
};
export type PopupAnswer = {
  /** Whether the shop asks for the visitor's age on this page; the cookie age_confirm holds the answer. */
  age_confirmation: boolean;
  popups: Array<Popup>;
};
export type Popup = {
  /** Attribute name of its content. */
  attribute: string;
  /** Type, props and items. */
  content: unknown;
};
