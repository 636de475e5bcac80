type WithIso<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name]
}

/** A row as a reply has it: its moments in ISO 8601. */
export function withIso<Row extends object>(row: Row): WithIso<Row>
export function withIso(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
}
