// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type NoticeMutation = {
  /** Asks for one mail when a sold-out product or variation is back. A guest names an e-mail, and confirms it by a mail. */
  askStockNotice: {
    args: {
      input: StockNoticeInput;
    };
    answer: StockNoticeAnswer;
  };
};
export type StockNoticeInput = {
  product: string;
  /** Of a guest. */
  email?: string | null;
};
export type StockNoticeAnswer = {
  success: boolean;
};
