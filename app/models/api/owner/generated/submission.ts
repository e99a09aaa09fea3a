// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type SubmissionQuery = {
  /**
   * What shoppers sent with the forms of the shop that is called, the oldest first, with signups unless one form is
   * named: a text for each of columns. customers:read
   */
  formSubmissions: {
    args: {
      form?: number | null;
      limit: number;
      after?: string | null;
    };
    answer: SubmissionPage;
  };
};
/** Arguments and answers of these calls. */
export type SubmissionMutation = {
  /** A link that shows a template for a week, whether it is published or not. content:write */
  makePreviewLink: {
    args: {
      template: string;
    };
    answer: PreviewLink;
  };
};
export type SubmissionPage = {
  columns: Array<string>;
  nodes: Array<Submission>;
  pageInfo: PageInfo;
};
export type Submission = {
  texts: Array<string>;
};
export type PreviewLink = {
  url: string;
};
