/** What pages say after an action, by its name. */
type DoneTexts = Partial<Record<string, string>>;

/** After something was done with a customer. */
export const customerDoneTexts: DoneTexts = {
  note: "Your note is saved.",
  group: "The group is saved. Its prices hold from the next page on.",
  credit: "The store credit is changed.",
  exempt: "No tax is charged from the next order on.",
  tax: "Tax is charged again.",
  approve: "The account is approved.",
  restrict: "The account is restricted.",
  release: "The restriction is lifted.",
  block: "They are blocked, with this email. The section Blocked lists it.",
};

/** After something was done with pieces in stock. */
export const stockDoneTexts: DoneTexts = {
  count: "The count is saved.",
  move: "The stock is changed.",
};

/** After something was done with a conversation. */
export const conversationDoneTexts: DoneTexts = {
  reply: "Your answer is sent.",
  close: "Marked as resolved.",
  publish: "Its product’s page shows it.",
  unpublish: "Its product’s page no longer shows it.",
};

/** After something was done with the pictures of a product. */
export const pictureDoneTexts: DoneTexts = {
  add: "Added. The shop shows it within a second.",
  describe: "The description is saved.",
  choose: "Added. The shop shows it within a second.",
  move: "The new order is saved.",
  remove: "Removed.",
};

/** After something was decided about a review. */
export const reviewDoneTexts: DoneTexts = {
  approve: "Approved: its product shows it.",
  reject: "Rejected: the shop does not show it.",
  reply: "Your answer is shown below the review.",
};
