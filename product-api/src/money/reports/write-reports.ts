import type { Readable } from 'node:stream'
import type { ReportFile, ReportsFile } from '@bieznik/contract/money/reports'
import { writeCsv, type Cell } from '../../platform/csv/write-csv.ts'
import type { Database } from '../../platform/db/client.ts'
import { getReports, nameProducts, rankProducts } from './reports.ts'
import { listDead, listReorder } from './stock.queries.ts'
import { listSold } from './turnover.queries.ts'
import type { Words } from '../../platform/words/pl.ts'
import { wordsIn } from '../../platform/words/words-in.ts'

type Row = readonly Cell[]

const columnsOf = {
  turnover: ['step', 'orders', 'pieces', 'gross', 'net', 'refunds', 'margin', 'marginOf'],
  products: ['id', 'title', 'kind', 'pieces', 'gross', 'net', 'margin', 'marginOf', 'stock'],
  dead: ['id', 'title', 'kind', 'stock', 'price', 'purchasePrice', 'lastSoldOn'],
  reorder: ['id', 'title', 'kind', 'stock', 'sold', 'daysLeft', 'price', 'purchasePrice'],
} as const satisfies Record<ReportFile, readonly (keyof Words['numbers']['columns'])[]>

/** Nothing is known of a margin where no purchase price is. */
const marginCells = ({
  margin,
  marginOf,
}: Awaited<ReturnType<typeof getReports>>['total'] | ReturnType<typeof rankProducts>[number]): Row =>
  marginOf === 0 ? [null, null] : [{ grosze: margin }, { grosze: marginOf }]

async function* rowsOf(
  db: Database,
  file: ReportFile,
  { days, language, ...query }: ReportsFile,
): AsyncGenerator<Row> {
  switch (file) {
    case 'turnover':
      for (const step of (await getReports(db, query)).steps)
        yield [
          step.step,
          step.orders,
          step.pieces,
          { grosze: step.gross },
          { grosze: step.net },
          { grosze: step.refunds },
          ...marginCells(step),
        ]
      return
    case 'products':
      for (const row of await nameProducts(db, rankProducts(await listSold(db, query))))
        yield [
          row.id,
          row.title,
          wordsIn[language].numbers.kinds[row.kind],
          row.pieces,
          { grosze: row.gross },
          { grosze: row.net },
          ...marginCells(row),
          row.stock,
        ]
      return
    case 'dead':
      for (const { id, title, kind, stock, price, purchasePrice, lastSoldOn } of await listDead(db, days))
        yield [
          id,
          title,
          wordsIn[language].numbers.kinds[kind],
          stock,
          { grosze: price },
          purchasePrice === null ? null : { grosze: purchasePrice },
          lastSoldOn,
        ]
      return
    case 'reorder':
      for (const { id, title, kind, stock, sold, daysLeft, price, purchasePrice } of await listReorder(
        db,
        days,
      ))
        yield [
          id,
          title,
          wordsIn[language].numbers.kinds[kind],
          stock,
          sold,
          daysLeft,
          { grosze: price },
          purchasePrice === null ? null : { grosze: purchasePrice },
        ]
  }
}

/** A table of the numbers as a file. */
export function writeReports(db: Database, file: ReportFile, query: ReportsFile): Readable {
  const header = columnsOf[file].map((name) => wordsIn[query.language].numbers.columns[name])
  return writeCsv(header, rowsOf(db, file, query))
}
