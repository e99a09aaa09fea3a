import type pg from "pg";
import { inTurns } from "../../../live/harness/in-turns";
import { type Copies, numberOf, parted, sideBySide } from "./copy-rows";

/** Tables that hold what the words of copies are put together of. */
const pieces = ["bench_base", "bench_people", "bench_goods", "bench_places"];

/**
 * Writes the words of copied orders (rule orders-24) out of pieces that many share: word by word they would
 * take as long as all the rest, and an index on them twice that.
 * @returns a way to make the index on them, during which each row's lexemes are put together the same way
 * @throws where an order's words or lexemes are not those that the product's own functions make
 */
export async function writeOrderTexts(pool: pg.Pool, wanted: Copies, tell: (line: string) => void) {
  const began = performance.now();
  const run = (text: string) => pool.query(text);
  await run(`create unlogged table bench_base as
    select row_number() over (order by o.created_at) as n, o.tenant_id, o.id, o.increment_id, o.created_at, s.tracking_number,
      o.customer_id, array(select w from unnest(string_to_array(btrim(t.words), ' ')) w
        where w <> all (v.words)) as words
    from orders o join order_texts t on t.tenant_id = o.tenant_id and t.order_id = o.id
    left join shipments s on s.tenant_id = o.tenant_id and s.order_id = o.id
    cross join lateral (select array[o.increment_id, coalesce(s.tracking_number, ''), substring(o.email from '\\d+'),
        split_part(o.shipping_address ->> 'address_line1', ' ', 1), regexp_replace(o.shipping_address ->> 'phone', '\\D', '', 'g')]
      || array(select w from order_items i, unnest(array[substr(i.sku, 5), 'big' || substr(i.sku, 5)]) w
        where i.tenant_id = o.tenant_id and i.order_id = o.id) as words) v`);
  await run("create unique index on bench_base (n)");
  // A copy of a person or of goods is the same for each order of the pattern, whatever its number.
  await run(`create unlogged table bench_people as
    select b.n, k, array[substring(o.email from '\\d+'), split_part(o.shipping_address ->> 'address_line1', ' ', 1),
      regexp_replace(o.shipping_address ->> 'phone', '\\D', '', 'g')] as words
    from bench_base b cross join generate_series(0, ${wanted.customers - 1}) k
    join orders o on o.tenant_id = b.tenant_id
      and o.id = case when k = 0 then b.id else md5(b.id::text || k)::uuid end`);
  await run(`create unlogged table bench_goods as
    select b.n, p, array_agg(distinct w) as words
    from bench_base b cross join generate_series(0, ${wanted.products - 1}) p
    join order_items i on i.tenant_id = b.tenant_id
      and i.order_id = case when p = 0 then b.id else md5(b.id::text || p)::uuid end
    cross join lateral unnest(array[substr(i.sku, 5), 'big' || substr(i.sku, 5)]) w group by 1, 2`);
  for (const table of ["bench_base", "bench_people", "bench_goods"]) {
    await run(`alter table ${table} add lexemes tsvector`);
    await run(
      `update ${table} set lexemes = order_lexemes((select id from tenants limit 1), ' ' || array_to_string(words, ' ') || ' ')`,
    );
  }
  await run("create unique index on bench_people (n, k)");
  await run("create unique index on bench_goods (n, p)");
  await run("analyze bench_base, bench_people, bench_goods");
  await run(
    "create unlogged table bench_places (n bigint, k int, p int, id uuid, own text[], words text, hash bigint)",
  );
  await inTurns(parted(wanted.orders), sideBySide, async ([from, until]) => {
    await run(`insert into bench_places
      select b.n, c % ${wanted.customers}, c % ${wanted.products}, md5(b.id::text || c)::uuid, v.own, v.words, hashtextextended(v.words, 0)
      from bench_base b cross join generate_series(${from}, ${until}) c
      join bench_people e on e.n = b.n and e.k = c % ${wanted.customers}
      join bench_goods g on g.n = b.n and g.p = c % ${wanted.products}
      cross join lateral (select own, ' ' || (select string_agg(w, ' ' order by w)
          from (select distinct unnest(b.words || e.words || g.words || own) as w) d) || ' ' as words
        from (select array_remove(array[${numberOf("b.increment_id", wanted.patterns)}, (b.tracking_number::bigint + c)::text], null) as own
          from (select ${wanted.orders} as copies) x) y) v`);
  });
  await run(`insert into order_texts (tenant_id, order_id, shop_id, seller_id, created_at, words)
    select o.tenant_id, o.id, o.shop_id, o.seller_id, o.created_at, b.words
    from bench_places b join orders o using (id)`);
  await run("create unique index on bench_places (hash)");
  await run("analyze bench_places");
  const { rows } = await pool.query(`select t.words, order_words(t.tenant_id, t.order_id) as own
    from (select * from order_texts order by order_id limit 200) t
    where t.words <> order_words(t.tenant_id, t.order_id)`);
  if (rows.length > 0) throw new Error(`Words differ: ${JSON.stringify(rows[0])}`);
  tell(`  words of orders: ${((performance.now() - began) / 1000).toFixed(1)} s`);

  const during = async (make: () => Promise<unknown>) => {
    const { rows: was } = await pool.query(
      "select pg_get_functiondef('order_lexemes(uuid, text)'::regprocedure) as text",
    );
    const own: string = was[0].text;
    await run(own.replace("order_lexemes", "bench_lexemes"));
    await run(`create or replace function order_lexemes("tenant" uuid, "words" text) returns tsvector
      language plpgsql immutable parallel safe cost 100000 as $$
      declare made tsvector;
      begin
        select b.lexemes || e.lexemes || g.lexemes || public.bench_lexemes("tenant", ' ' || array_to_string(l.own, ' ') || ' ') into made
        from public.bench_places l join public.bench_base b on b.n = l.n
        join public.bench_people e on e.n = l.n and e.k = l.k join public.bench_goods g on g.n = l.n and g.p = l.p
        where l.hash = hashtextextended(order_lexemes."words", 0);
        return coalesce(made, public.bench_lexemes("tenant", "words"));
      end $$`);
    const { rows: wrong } =
      await pool.query(`select words from (select * from order_texts order by order_id limit 200) t
      where order_lexemes(tenant_id, words) <> bench_lexemes(tenant_id, words)`);
    if (wrong.length > 0) throw new Error(`Lexemes differ: ${wrong[0].words}`);
    await make();
    await run(own);
    await run("drop function bench_lexemes");
    await run(`drop table ${pieces.join(", ")}`);
  };
  return { during };
}
