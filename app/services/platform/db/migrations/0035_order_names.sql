DROP INDEX "orders_names";--> statement-breakpoint
-- Its cost says: use the index. To other processes it must not say: share the work, which takes longer to begin than
-- all of the search.
ALTER FUNCTION "order_lexemes"("tenant" uuid, "words" text) PARALLEL UNSAFE;
