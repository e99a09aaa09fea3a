-- The words of a message, each led by its tenant's first letters: a search of the inbox reads those of one tenant
-- alone (rule office-10). It never runs beside an index on it, so its cost says: use the index.
CREATE FUNCTION "message_words"("tenant" uuid, "content" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
BEGIN
  RETURN array_to_tsvector(ARRAY(
    SELECT DISTINCT left("tenant"::text, 8) || left(word, 40)
    FROM regexp_split_to_table(public.search_text("content"), '\s+') AS word WHERE word <> ''));
END
$$;--> statement-breakpoint
-- What was typed, as beginnings of such words; nothing where it has none.
CREATE FUNCTION "message_query"("tenant" uuid, "typed" text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg('''' || left("tenant"::text, 8) || left(word, 40) || ''':*', ' & ')::tsquery
  FROM regexp_split_to_table(search_text("typed"), '\s+') AS word WHERE word <> ''
$$;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (message_words(tenant_id, content));
