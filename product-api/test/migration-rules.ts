/** One statement of a migration, with what it needs to be judged. */
type Statement = {
  /** In one line and without comments; texts and names as they stand. */
  sql: string
  /** The table that it changes, when another migration has made it: it may be large, and the shop is at work in it. */
  table: string | null
}

const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`

const TARGETS = [
  new RegExp(String.raw`^alter table (?:if exists )?(?:only )?${NAME}`, 'i'),
  new RegExp(
    String.raw`^create (?:unique )?index (?:concurrently )?(?:if not exists )?(?:"?\w+"? )?on (?:only )?${NAME}`,
    'i',
  ),
  new RegExp(String.raw`^(?:update|delete from|truncate(?: table)?) (?:only )?${NAME}`, 'i'),
  new RegExp(String.raw`^drop table (?:if exists )?${NAME}`, 'i'),
]
const CREATED = new RegExp(String.raw`^create table (?:if not exists )?${NAME}`, 'i')

function nameIn(sql: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const [, name] = pattern.exec(sql) ?? []
    if (name) return name
  }
  return null
}

function statementsOf(migration: string): Statement[] {
  const statements = migration
    .replaceAll('--> statement-breakpoint', ';')
    .replaceAll(/--.*$/gm, '')
    // Bodies of functions are not run by the migration itself.
    .replaceAll(/\$\$[\s\S]*?\$\$/g, '$$$$')
    .split(';')
    .map((sql) => sql.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  const made = new Set(statements.map((sql) => nameIn(sql, [CREATED])))
  return statements.map((sql) => {
    const table = nameIn(sql, TARGETS)
    return { sql, table: made.has(table) ? null : table }
  })
}

/** Breaks the rule when the statement is about a table that was there before and matches one and not the other. */
const onOldTable =
  (pattern: RegExp, unless?: RegExp) =>
  ({ sql, table }: Statement): boolean =>
    table !== null && pattern.test(sql) && !unless?.test(sql)

const anywhere =
  (pattern: RegExp) =>
  ({ sql }: Statement): boolean =>
    pattern.test(sql)

/**
 * After the rules of squawk (https://squawkhq.com/docs/rules), as far as they matter for migrations that run in one transaction
 * while the version before is at work.
 */
const rules: Readonly<Record<string, (statement: Statement) => boolean>> = {
  'the version before still reads what is dropped': onOldTable(/\bdrop (?:column|table)\b/i),
  'the version before still uses the old name': onOldTable(/\brename\b/i),
  'another type writes the whole table anew': onOldTable(/\balter (?:column )?"?\w+"? (?:set data )?type\b/i),
  'rows that are there have no value for it': onOldTable(
    /\badd (?:column )?[^,]*\bnot null\b/i,
    /\bdefault\b|\bgenerated\b|\badd constraint\b/i,
  ),
  'a value for each row writes the whole table anew': onOldTable(
    /\badd (?:column )?[^,]*(?:\bgenerated always as\b|\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval|uuidv\d)\b|\b(?:big|small)?serial\b)/i,
  ),
  'SET NOT NULL reads the whole table; a valid CHECK before it does not': onOldTable(/\bset not null\b/i),
  'the constraint is checked against each row under a lock; NOT VALID first': onOldTable(
    /\badd constraint .*\b(?:foreign key|check)\b/i,
    /\bnot valid\b/i,
  ),
  'the index of the constraint is built under a lock; USING INDEX': onOldTable(
    /\badd (?:constraint .*)?(?:unique|primary key)\b/i,
    /\busing index\b/i,
  ),
  'the index is built under a lock; IF NOT EXISTS, so that a large shop can build it before, CONCURRENTLY':
    onOldTable(/^create (?:unique )?index\b/i, /\bif not exists\b/i),
  'each row is locked at once; WHERE': onOldTable(/^(?:update|delete)\b/i, /\bwhere\b/i),
  'everything is gone': onOldTable(/^truncate\b/i),
  'migrations run in one transaction, where this cannot be': anywhere(
    /\bconcurrently\b|^(?:begin|commit|rollback|vacuum|cluster|reindex)\b/i,
  ),
  'a lock that nobody sees; IN SHARE MODE keeps out whoever writes, as the building of an index does':
    anywhere(/^lock\b(?!.* in share mode$)/i),
}

/** What is against running this migration while the shop is open. */
export function objectionsTo(migration: string): string[] {
  const statements = statementsOf(migration)
  return Object.entries(rules)
    .filter(([, breaks]) => statements.some(breaks))
    .map(([name]) => name)
}
