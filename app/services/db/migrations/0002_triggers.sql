CREATE TRIGGER products_words_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed_products
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();--> statement-breakpoint
CREATE TRIGGER products_words_changed AFTER UPDATE ON products
  REFERENCING OLD TABLE AS former_products NEW TABLE AS changed_products
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_search_words();--> statement-breakpoint
CREATE TRIGGER categories_words_added AFTER INSERT ON categories
  REFERENCING NEW TABLE AS changed_categories
  FOR EACH STATEMENT EXECUTE FUNCTION note_category_words();--> statement-breakpoint
CREATE TRIGGER categories_words_changed AFTER UPDATE ON categories
  REFERENCING NEW TABLE AS changed_categories
  FOR EACH STATEMENT EXECUTE FUNCTION note_category_words();
