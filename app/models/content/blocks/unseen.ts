import { blockAttribute, titleAttribute } from "./block";

/** Marks what the builder's frame says of a widget of which nothing is seen; shoppers never get it. */
export const unseenAttribute = "data-block-unseen";

/** What follows the widget's name there, which holds for one that opens over the page, too. */
export const unseenWords = ": nothing of it is seen here. Its fields are beside the page.";

const empty = new RegExp(
  `(<div class="contents"(?=[^>]* ${blockAttribute}=")[^>]* ${titleAttribute}="([^"]*)"[^>]*>)(</div>)`,
  "g",
);

/** A page of the builder's frame in which each widget without any HTML says so (rule builder-24). */
export const withUnseen = (html: string): string =>
  html.replace(empty, `$1<p ${unseenAttribute}="">$2${unseenWords}</p>$3`);
