const BREAKPOINT = '--> statement-breakpoint'

const MADE = /^\s*CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gm
const INDEX = /^(\s*CREATE (?:UNIQUE )?INDEX )("\w+" ON "(\w+)")/
const CONSTRAINT =
  /^(\s*ALTER TABLE "(\w+)" ADD CONSTRAINT ("\w+") (?:FOREIGN KEY|CHECK)[^]*?)( NOT VALID)?;\s*$/

/**
 * A migration as drizzle-kit writes it, as the house rule asks: on tables that were there before, an index may have been built beforehand,
 * and a constraint is added before it is validated. Drizzle runs all of it in one transaction, so writers of such a table still wait until
 * its rows are checked: a constraint on a large table is validated by hand.
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
