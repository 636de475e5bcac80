import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Small letters without accents, however they are composed. */
export const folded = (text: SQLWrapper | string) => sql`public.fold_text(${text})`

export const digitsOf = (column: SQLWrapper) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`

/** `LIKE` and no `strpos`: the indexes of trigrams know only the former. */
export const contains = (text: SQLWrapper, part: SQLWrapper): SQL =>
  sql`${text} like '%' || regexp_replace(${part}, '([\\%_])', '\\\\\\1', 'g') || '%'`
