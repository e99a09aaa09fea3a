// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { RedirectResponse, Template } from "./template";
/** Arguments and answers of these calls. */
export type PageQuery = {
  /** What an address of the shop leads to. A page that is not there comes with the shop's 404 page. */
  page: {
    args: {
      slug: string;
    };
    answer: PageAnswer;
  };
};
export type PageAnswer = {
  /** page, category, product, redirect or 404 */
  page_type: string;
  /** The HTTP status the address is answered with. */
  status: number;
  /** Id of the template, category or product. */
  entity_id: number | null;
  slug: string | null;
  template: Template | null;
  redirectResponse: RedirectResponse | null;
};
