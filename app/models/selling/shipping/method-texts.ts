// @public

/** Shown where nothing is offered for the cart and its destination (rule shipping-2). */
export const noMethodText = "No available shipping method";

/** Refuses a method that is not on offer (rule shipping-2). */
export const invalidMethodText = "Invalid shipping method";
