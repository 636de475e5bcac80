import { and, eq, gt, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'

/** A measure or a name by which products of one kind are chosen. */
type ChoiceColumn = Column & { table: PgTable }

type Choice<Each extends Column> = Each['_']['data']

/** What is chosen already, as conditions on the same table. */
type Options<Each> = { column: Each; productId: Column; chosen?: SQL[] }

function nextChoice({ column, productId, chosen = [] }: Options<ChoiceColumn>, after?: SQL): SQL {
  return sql`
    select ${column} from ${column.table} inner join ${products} on ${products.id} = ${productId}
    where ${and(eq(products.inArchive, false), ...chosen, after && gt(column, after))}
    order by ${column} limit 1`
}

/**
 * The different values of a column among the products on sale that fit what is chosen so far, in ascending order.
 * Each value is looked up in the index after the one before it: the work grows with the number of values, not of
 * products, which `select distinct` would read one and all. A select, so that a replica may run it.
 */
export async function listChoices<Each extends ChoiceColumn>(
  db: Queryable,
  options: Options<Each>,
): Promise<Choice<Each>[]> {
  const choices = sql`(
    with recursive choices (value) as (
      (${nextChoice(options)})
      union all
      select (${nextChoice(options, sql`choices.value`)}) from choices where choices.value is not null
    )
    select value from choices where value is not null
  ) as choices`
  const value = sql<Choice<Each>>`value`.mapWith(options.column)
  const rows = await db.select({ value }).from(choices).orderBy(value)
  return rows.map((row) => row.value)
}
