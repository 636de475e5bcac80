const BREAKPOINT = '--> statement-breakpoint'

const MADE = /^\s*CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gm
const INDEX = /^(\s*CREATE (?:UNIQUE )?INDEX )("\w+" ON "(\w+)")/
const CONSTRAINT =
  /^(\s*ALTER TABLE "(\w+)" ADD CONSTRAINT ("\w+") (?:FOREIGN KEY|CHECK)[^]*?)( NOT VALID)?;\s*$/

/**
 * A migration as drizzle-kit writes it, so that it can run while the shop is open: on tables that were there before, an index may have been
 * built beforehand, and a constraint is checked against the rows without keeping out who writes.
 */
export function forOpenShop(migration: string): string {
  const made = new Set(Array.from(migration.matchAll(MADE), ([, table]) => table))
  const opened = (statement: string): string => {
    const [, create, rest, indexed] = INDEX.exec(statement) ?? []
    if (create && !made.has(indexed))
      return statement.replace(`${create}${rest}`, `${create}IF NOT EXISTS ${rest}`)
    const [, constraint, table, name, isNotValid] = CONSTRAINT.exec(statement) ?? []
    if (!constraint || isNotValid || made.has(table)) return statement
    return `${constraint} NOT VALID;${BREAKPOINT}\nALTER TABLE "${table}" VALIDATE CONSTRAINT ${name};`
  }
  return migration.split(BREAKPOINT).map(opened).join(BREAKPOINT)
}
