const walletPath = (wallet: string, call: string) => `/api/modules/${encodeURIComponent(wallet)}/${call}`;

/** What a wallet's script needs to know (rule api-14). */
export const walletMethodPath = (wallet: string) => walletPath(wallet, "method");

/** Opens a payment for the cart, after adding the product whose form is posted. */
export const createTransactionPath = (wallet: string) => walletPath(wallet, "create-transaction");

/** Keeps with the cart what the shopper approved. */
export const rememberTransactionPath = (wallet: string) => walletPath(wallet, "remember-transaction");
