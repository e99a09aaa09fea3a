/** What PayPal's script needs to know (rule api-14). */
export const paypalMethodPath = () => "/api/paypal-method";

/** Opens a payment for the cart, after adding the product whose form is posted. */
export const createTransactionPath = () => "/api/modules/paypal/create-transaction";

/** Keeps with the cart what the shopper approved. */
export const rememberTransactionPath = () => "/api/modules/paypal/remember-transaction";
