import type { ListDescription } from "../list/list-description";
import type { WaitingKind } from "./waiting";

/** What each kind is called in a row and in the filter. */
export const waitingLabels: Record<WaitingKind, { one: string; many: string }> = {
  message: { one: "Message", many: "Messages" },
  question: { one: "Question", many: "Questions" },
  return: { one: "Return", many: "Returns" },
  quote: { one: "Quote", many: "Quotes" },
  review: { one: "Review", many: "Reviews" },
  "seller-review": { one: "Review of a seller", many: "Reviews of sellers" },
};

/** What people wait for (rule office-10); with `is=any` all conversations, those answered among them. */
export const inboxList: ListDescription = {
  path: "/admin/inbox",
  title: "Inbox",
  searchHint: "Name, email, order, product, words of messages …",
  columns: [
    { key: "who", label: "Who", place: "title" },
    { key: "kind", label: "Kind" },
    { key: "about", label: "About" },
    { key: "state", label: "State" },
    { key: "since", label: "Since", place: "side" },
  ],
  filters: [
    {
      kind: "choices",
      key: "kind",
      label: "Kind",
      choices: Object.entries(waitingLabels).map(([value, { many }]) => ({ value, label: many })),
    },
    {
      kind: "choices",
      key: "is",
      label: "Answered",
      choices: [{ value: "any", label: "All conversations" }],
    },
    { kind: "days", key: "since", label: "Since" },
  ],
  views: [
    { key: "waiting", label: "Waiting", query: "" },
    { key: "messages", label: "Messages", query: "kind=message" },
    { key: "questions", label: "Questions", query: "kind=question" },
    { key: "returns", label: "Returns", query: "kind=return" },
    { key: "quotes", label: "Quotes", query: "kind=quote" },
    { key: "reviews", label: "Reviews", query: "kind=review&kind=seller-review" },
    { key: "any", label: "All conversations", query: "is=any" },
  ],
  sorts: [{ key: "longest", label: "Longest wait" }],
};
