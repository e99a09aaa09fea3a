/**
 * Limits of requests for tests that prove none of them: everything at once on a busy machine takes longer
 * than in production, where a shopper is rather told to come again.
 */
export const patience = {
  REQUEST_DEADLINE_MS: "60000",
  DATABASE_LOCK_TIMEOUT_MS: "60000",
  DATABASE_STATEMENT_TIMEOUT_MS: "60000",
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: "60000",
};
