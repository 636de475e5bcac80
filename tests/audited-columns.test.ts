import { is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { wordMeanings } from '../contract/catalogue/added-word.ts'
import { languages, type Language } from '../contract/language.ts'
import { auditEntities } from '../contract/people/audit.ts'
import { moneyColumns, peopleColumns, productTables } from '../contract/people/audited-columns.ts'
import { staffRoles } from '../contract/people/staff.ts'
import { choiceName, columnName } from '../lib/audit/audited-words'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }

const messages: Record<Language, typeof pl> = { pl, en, ru }
const DATABASE = 'product-api/src/platform/db'
const sources = (pattern: string) =>
  globSync(`${DATABASE}/${pattern}`).map((file) => readFileSync(file, 'utf8'))

/** What the migrations say of each audited table: its columns whose values are shown, `*` for all. */
const shownOf = new Map(
  sources('migrations/*.sql').flatMap((text) =>
    [...text.matchAll(/SELECT audit_changes_of\('(\w+)', '[\w,]+', '([\w,*]+)'\)/gi)].map(
      ([, table = '', shown = '']) => [table, shown] as const,
    ),
  ),
)

/** Columns that no entry of the log has. */
const derived = new Set(['search_text', 'updated_at', 'is_paid'])

interface AuditedColumn {
  entity: string
  column: PgColumn
  isShown: boolean
}

const moduleSchema = z.record(z.string(), z.unknown())
const schema = await Promise.all(
  globSync(`${DATABASE}/schema/*.ts`).map(async (file) =>
    moduleSchema.parse(await import(`../product-api/src/platform/db/schema/${basename(file, '.ts')}.ts`)),
  ),
)
const audited: AuditedColumn[] = schema
  .flatMap((module) => Object.values(module))
  .flatMap((table) => {
    if (!is(table, PgTable)) return []
    const { name: entity, columns } = getTableConfig(table)
    const shown = shownOf.get(entity)
    if (shown === undefined) return []
    return columns
      .filter(({ name }) => !derived.has(name))
      .map((column) => ({ entity, column, isShown: shown === '*' || shown.split(',').includes(column.name) }))
  })
const valuesShown = audited.filter(({ isShown }) => isShown)
const named = ({ entity, column }: AuditedColumn): string => `${entity}.${column.name}`

it('finds the audited tables', () => {
  expect([...new Set(audited.map(({ entity }) => entity)), 'staff'].toSorted()).toEqual(
    [...auditEntities].toSorted(),
  )
})

describe.each(languages)('in %s', (language) => {
  const texts = messages[language]

  it('every column that can change has a name', () => {
    const nameless = audited.filter(
      ({ entity, column }) => columnName(texts, language, entity, column.name) === null,
    )
    expect(nameless.map(named)).toEqual([])
  })

  it('every value of a column with a few of them has a word', () => {
    const wordless = valuesShown.flatMap((each) =>
      (each.column.enumValues ?? [])
        .filter(
          (value) =>
            choiceName(texts, language, { entity: each.entity, column: each.column.name, value }) === null,
        )
        .map((value) => `${named(each)} ${value}`),
    )
    expect(wordless).toEqual([])
    const others = [
      ...wordMeanings.map((value) => ({ entity: 'added_words', column: 'meaning', value })),
      ...staffRoles.map((value) => ({ entity: 'staff', column: 'role', value })),
    ]
    expect(others.filter((each) => choiceName(texts, language, each) === null)).toEqual([])
  })
})

it('every amount in grosze is read as money, and nothing else is', () => {
  const declared = new Set(
    sources('schema/*.ts').flatMap((text) =>
      [...text.matchAll(/integer\('(\w+)'\)(?:\s*\.(?!\$type)\w+\([^)]*\))*\s*\.\$type<Grosze>/g)].map(
        ([, name]) => name,
      ),
    ),
  )
  const numbers = audited.filter(({ column }) => column.getSQLType() === 'integer')
  expect(
    numbers.filter(({ column }) => moneyColumns.has(column.name) !== declared.has(column.name)).map(named),
  ).toEqual([])
  expect([...moneyColumns].filter((name) => !numbers.some(({ column }) => column.name === name))).toEqual([])
})

/** Texts of which none is the uid of a member of staff. */
const written = new Set(
  `address contact country description description_en description_ru file_name hidden_reason last_failure list mark meaning name
  number responsible_address responsible_contact responsible_name series title title_en title_ru url url_video word`.split(
    /\s+/,
  ),
)

it('every text that is shown is of a person, one of a few values, or listed here as neither', () => {
  const isText = ({ column }: AuditedColumn) => column.getSQLType() === 'text' && !column.enumValues?.length
  const texts = valuesShown.filter((each) => isText(each) && !productTables.has(each.entity))
  const unknown = texts.filter(({ column }) => !peopleColumns.has(column.name) && !written.has(column.name))
  expect(unknown.map(named)).toEqual([])
  const all = new Set(audited.filter(isText).map(({ column }) => column.name))
  expect([...peopleColumns, ...written].filter((name) => !all.has(name))).toEqual([])
})
