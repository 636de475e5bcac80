import { importFieldSchema, type ImportColumns } from '@bieznik/contract/catalogue/product-import'
import { z } from 'zod'
import { readLocal, writeLocal } from '@/lib/storage/stored-text'

const KEY = 'import-columns'

/** Oldest ones are forgotten first. */
const MAX_HEADERS = 300

const storedSchema = z.record(z.string(), importFieldSchema.nullable())

function readStored(): z.output<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(readLocal(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** The columns of a file as staff mapped them the last time. Null: nothing else than the headers say. */
export function storedColumns(columns: ImportColumns): ImportColumns | null {
  const stored = readStored()
  const mapped = columns.map(({ header, field }) => ({
    header,
    field: stored[header] === undefined ? field : stored[header],
  }))
  const fields = mapped.flatMap(({ field }) => field ?? [])
  const isTwice = new Set(fields).size < fields.length
  return isTwice || mapped.every(({ field }, index) => field === columns[index]?.field) ? null : mapped
}

/** Remembers in this browser what staff chose, for the next file with the same headers. */
export function storeColumns(columns: ImportColumns): void {
  const chosen = columns.map(({ header, field }) => [header, field] as const)
  const all = new Map([...Object.entries(readStored()), ...chosen])
  writeLocal(KEY, JSON.stringify(Object.fromEntries([...all].slice(-MAX_HEADERS))))
}
