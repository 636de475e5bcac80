import type { Readable } from 'node:stream'
import type { Language } from '@bieznik/contract/language'
import type { NumberFile, NumbersFile } from '@bieznik/contract/money/reports'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { writeCsv, type Cell } from '../../platform/csv/write-csv.ts'
import type { Database } from '../../platform/db/client.ts'
import { getNumbers, nameProducts, rankProducts } from './reports.ts'
import { listDead, listReorder } from './stock.queries.ts'
import { listSold } from './turnover.queries.ts'

type Row = readonly Cell[]
type Names = Readonly<Record<Language, string>>

const columns = {
  step: { pl: 'Okres', en: 'Period', ru: 'Период' },
  id: { pl: 'ID', en: 'ID', ru: 'ID' },
  title: { pl: 'Produkt', en: 'Product', ru: 'Товар' },
  kind: { pl: 'Rodzaj', en: 'Kind', ru: 'Вид' },
  orders: { pl: 'Zamówienia', en: 'Orders', ru: 'Заказы' },
  pieces: { pl: 'Sztuki', en: 'Pieces', ru: 'Штуки' },
  gross: { pl: 'Obrót brutto', en: 'Gross turnover', ru: 'Оборот брутто' },
  net: { pl: 'Obrót netto', en: 'Net turnover', ru: 'Оборот нетто' },
  refunds: { pl: 'Zwroty płatności', en: 'Refunds', ru: 'Возвраты' },
  margin: { pl: 'Marża', en: 'Margin', ru: 'Маржа' },
  marginOf: { pl: 'Marża od obrotu netto', en: 'Margin of net turnover', ru: 'Маржа с оборота нетто' },
  stock: { pl: 'Stan', en: 'In stock', ru: 'Остаток' },
  price: { pl: 'Cena', en: 'Price', ru: 'Цена' },
  purchasePrice: { pl: 'Cena zakupu netto', en: 'Net purchase price', ru: 'Закупочная цена нетто' },
  lastSoldOn: { pl: 'Ostatnio sprzedany', en: 'Last sold', ru: 'Последняя продажа' },
  sold: { pl: 'Sprzedano', en: 'Sold', ru: 'Продано' },
  daysLeft: { pl: 'Wystarczy na dni', en: 'Days left', ru: 'Хватит на дней' },
} satisfies Record<string, Names>

const columnsOf = {
  turnover: ['step', 'orders', 'pieces', 'gross', 'net', 'refunds', 'margin', 'marginOf'],
  products: ['id', 'title', 'kind', 'pieces', 'gross', 'net', 'margin', 'marginOf', 'stock'],
  dead: ['id', 'title', 'kind', 'stock', 'price', 'purchasePrice', 'lastSoldOn'],
  reorder: ['id', 'title', 'kind', 'stock', 'sold', 'daysLeft', 'price', 'purchasePrice'],
} as const satisfies Record<NumberFile, readonly (keyof typeof columns)[]>

const kinds: Readonly<Record<ProductType, Names>> = {
  Tire: { pl: 'Opona', en: 'Tire', ru: 'Шина' },
  Wheel: { pl: 'Felga', en: 'Wheel', ru: 'Диск' },
  Spacer: { pl: 'Dystans', en: 'Spacer', ru: 'Проставка' },
}

/** Nothing is known of a margin where no purchase price is. */
const marginCells = ({
  margin,
  marginOf,
}: Awaited<ReturnType<typeof getNumbers>>['total'] | ReturnType<typeof rankProducts>[number]): Row =>
  marginOf === 0 ? [null, null] : [{ grosze: margin }, { grosze: marginOf }]

async function* rowsOf(
  db: Database,
  file: NumberFile,
  { days, language, ...query }: NumbersFile,
): AsyncGenerator<Row> {
  switch (file) {
    case 'turnover':
      for (const step of (await getNumbers(db, query)).steps)
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
          kinds[row.kind][language],
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
          kinds[kind][language],
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
          kinds[kind][language],
          stock,
          sold,
          daysLeft,
          { grosze: price },
          purchasePrice === null ? null : { grosze: purchasePrice },
        ]
  }
}

/** A table of the numbers as a file. */
export function writeNumbers(db: Database, file: NumberFile, query: NumbersFile): Readable {
  const header = columnsOf[file].map((name) => columns[name][query.language])
  return writeCsv(header, rowsOf(db, file, query))
}
