import type { Readable } from 'node:stream'
import type { Grosze } from '@bieznik/contract/money/money'
import type { ReportFile, ReportsFile } from '@bieznik/contract/money/reports'
import { writeCsv, type Columns } from '../../platform/csv/write-csv.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Words } from '../../platform/words/pl.ts'
import { wordsIn } from '../../platform/words/words-in.ts'
import { getReports, nameProducts, rankProducts } from './reports.ts'
import { listDead, listReorder } from './stock.queries.ts'
import { listSold } from './turnover.queries.ts'

type ColumnsOf<Row> = Columns<Row, keyof Words['numbers']['columns']>
type RowOf<List extends (...args: never[]) => Promise<unknown>> =
  Awaited<ReturnType<List>> extends readonly (infer Row)[] ? Row : never

const money = (amount: Grosze | null) => (amount === null ? null : { grosze: amount })

/** Nothing is known of a margin where no purchase price is. */
const marginColumns: ColumnsOf<{ margin: Grosze; marginOf: Grosze }> = [
  ['margin', ({ margin, marginOf }) => (marginOf === 0 ? null : money(margin))],
  ['marginOf', ({ marginOf }) => (marginOf === 0 ? null : money(marginOf))],
]

const turnoverColumns: ColumnsOf<Awaited<ReturnType<typeof getReports>>['steps'][number]> = [
  ['step', ({ step }) => step],
  ['orders', ({ orders }) => orders],
  ['pieces', ({ pieces }) => pieces],
  ['gross', ({ gross }) => money(gross)],
  ['net', ({ net }) => money(net)],
  ['refunds', ({ refunds }) => money(refunds)],
  ...marginColumns,
]

type Kind = keyof Words['numbers']['kinds']

const productColumns = ({
  kinds,
}: Words['numbers']): ColumnsOf<{ id: number; title: string; kind: Kind }> => [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['kind', ({ kind }) => kinds[kind]],
]

const soldColumns: ColumnsOf<RowOf<typeof nameProducts>> = [
  ['pieces', ({ pieces }) => pieces],
  ['gross', ({ gross }) => money(gross)],
  ['net', ({ net }) => money(net)],
  ...marginColumns,
  ['stock', ({ stock }) => stock],
]

const deadColumns: ColumnsOf<RowOf<typeof listDead>> = [
  ['stock', ({ stock }) => stock],
  ['price', ({ price }) => money(price)],
  ['purchasePrice', ({ purchasePrice }) => money(purchasePrice)],
  ['lastSoldOn', ({ lastSoldOn }) => lastSoldOn],
]

const reorderColumns: ColumnsOf<RowOf<typeof listReorder>> = [
  ['stock', ({ stock }) => stock],
  ['sold', ({ sold }) => sold],
  ['daysLeft', ({ daysLeft }) => daysLeft],
  ['price', ({ price }) => money(price)],
  ['purchasePrice', ({ purchasePrice }) => money(purchasePrice)],
]

/** A table of the numbers as a file. */
export async function writeReports(
  db: Database,
  file: ReportFile,
  { days, language, ...query }: ReportsFile,
): Promise<Readable> {
  const { numbers } = wordsIn[language]
  const headings = numbers.columns
  const product = productColumns(numbers)
  switch (file) {
    case 'turnover':
      return writeCsv((await getReports(db, query)).steps, turnoverColumns, headings)
    case 'products': {
      const ranked = await nameProducts(db, rankProducts(await listSold(db, query)))
      return writeCsv(ranked, [...product, ...soldColumns], headings)
    }
    case 'dead':
      return writeCsv(await listDead(db, days), [...product, ...deadColumns], headings)
    case 'reorder':
      return writeCsv(await listReorder(db, days), [...product, ...reorderColumns], headings)
  }
}
