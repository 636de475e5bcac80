import type { ImportEvent } from '@bieznik/contract/catalogue/product-import'
import type { Database } from '../src/platform/db/client.ts'
import { applyImport, type AppliedImport } from '../src/catalogue/import/apply-import.ts'
import { dryRun } from '../src/catalogue/import/import-run.ts'
import { openFile } from '../src/catalogue/import/open-file.ts'
import type { PlanOptions } from '../src/catalogue/import/plan.ts'
import { stockKeeper } from '../src/catalogue/products/stock-keeper.ts'
import { workbookOf } from './workbooks.ts'

export const tireImport: PlanOptions = {
  productType: 'Tire',
  condition: 'retreaded',
  pictureHosts: new Set(),
  requiresSafetyData: false,
  rates: new Map(),
}

const HEADER = ['Nazwa', 'Producent', 'Rozmiar', 'Typ', 'Sezon', 'Cena', 'Stan', 'Bieżnik']

function tireCells(index: number, price: number): string[] {
  const width = 155 + 5 * (index % 20)
  const [size, cost] = [`${width}/65 R15 91T`, `${price + (index % 100)},50`]
  const pattern = `Wzór ${index % 50}`
  return [`Opona próbna nr ${index}`, 'Próba', size, 'osobowa', 'letnia', cost, `${index % 30}`, pattern]
}

const tireRows = (lineCount: number, price: number) => [
  HEADER,
  ...Array.from({ length: lineCount }, (_, index) => tireCells(index, price)),
]

/** A supplier's list of tires: `price` is that of the first line, in PLN. */
export const tireList = (lineCount: number, price: number): Buffer =>
  Buffer.from(
    tireRows(lineCount, price)
      .map((cells) => cells.join(';'))
      .join('\r\n'),
  )

/** The same as a workbook. */
export const tireWorkbook = (lineCount: number, price: number): Buffer =>
  workbookOf(tireRows(lineCount, price))

/** Goes through a dry run as a connection does that sends each line on. */
async function fingerprintOf(db: Database, file: Buffer): Promise<string> {
  let last: ImportEvent | undefined
  for await (const event of dryRun(db, await openFile(db, file, tireImport), tireImport)) last = event
  if (last?.event !== 'done') throw new Error(`the dry run ended with ${JSON.stringify(last)}`)
  return last.fingerprint
}

/** Imports a file as staff do it: a dry run, and then what it has shown. */
export async function importFile(
  db: Database,
  file: Buffer,
  { say = () => undefined, signal }: { say?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<AppliedImport> {
  const fingerprint = await fingerprintOf(db, file)
  return applyImport(
    { db, stock: stockKeeper },
    await openFile(db, file, tireImport),
    { ...tireImport, fingerprint, fileName: 'cennik.csv' },
    {
      who: 'anna',
      say: (event) => event.event === 'progress' && say(event.share),
      ...(signal && { signal }),
    },
  )
}
