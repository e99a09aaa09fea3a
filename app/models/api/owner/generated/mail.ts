// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type MailQuery = {
  /** The mails that an order's shopper got, the newest first, each as the order makes it now. orders:write */
  orderMails: {
    args: {
      order: string;
    };
    answer: Array<OrderMail>;
  };
};
/** Arguments and answers of these calls. */
export type MailMutation = {
  /** Sends one of them once more, as it is now. orders:write */
  sendOrderMail: {
    args: {
      order: string;
      kind: string;
      subjectId: string | null;
    };
    answer: OrderMail;
  };
};
export type OrderMail = {
  /** Such as placed, shipped or return_accepted. */
  kind: string;
  /** Which shipment, refund or return it is about; empty for others. */
  subjectId: string;
  sentAt: string;
  to: string;
  subject: string;
  html: string;
};
