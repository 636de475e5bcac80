/** What stands in the query of an address; a list is a name that is given several times. */
export type QueryValue = string | number | boolean | readonly string[] | undefined

/** A query by its names. */
export function queryRecord(query: URLSearchParams): Record<string, string | string[]> {
  const byName = Map.groupBy(query, ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, given]) => {
      const values = given.map(([, value]) => value)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

/** Adds what is there; what is undefined is left out. */
export function addToQuery(
  query: URLSearchParams,
  values: Readonly<Record<string, QueryValue>>,
): URLSearchParams {
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) for (const each of [value].flat()) query.append(name, String(each))
  return query
}
