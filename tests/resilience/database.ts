import pg from 'pg'

/** The rows that a query answers. */
export async function ask<Row extends object>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

/** A number that stands for all rows of each table. */
export async function fingerprint(url: string): Promise<Record<string, unknown>> {
  const tables = await ask<{ name: string }>(
    url,
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)`,
  )
  const entries = tables.map(async ({ name }) => {
    const sql = `select count(*), md5(string_agg(each::text, e'\\n' order by each::text)) from ${name} as each`
    return [name, await ask(url, sql)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const FAULTS = `
  select 'stock' as fault, products.id from products
    left join stock_ledger on product_id = products.id
    group by products.id having quantity_in_stock <> coalesce(sum(change), 0)
  union all select 'no items', id from orders where not exists (select from order_items where order_id = orders.id)
  union all select 'no history', id from orders
    where not exists (select from order_status_changes where order_id = orders.id)`

/** Orders and products that no transaction could have left so. */
export const listFaults = (url: string): Promise<object[]> => ask(url, FAULTS)
