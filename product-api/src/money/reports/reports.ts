import { rateOfProduct, vatWithin } from '@bieznik/contract/money/vat'
import { addDays } from '@bieznik/contract/platform/calendar-day'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import type { Numbers, ReportQuery } from '@bieznik/contract/money/reports'
import { productTypes } from '@bieznik/contract/catalogue/product'
import type { Database } from '../../platform/db/client.ts'
import { countOrders, listNamed, listSold, sumRefunds, type SoldRow } from './turnover.queries.ts'

const NAMED = 50

const addUp = (amounts: readonly Grosze[]): Grosze => grosze(amounts.reduce((sum, amount) => sum + amount, 0))

const netOf = (gross: Grosze, { kind }: Pick<SoldRow, 'kind'>): number =>
  gross - vatWithin(gross, rateOfProduct[kind])

/** The net is that of each product in each day or month, so that parts add up to the whole. */
function sumSales(rows: readonly SoldRow[]) {
  const marginOf = rows.reduce((sum, row) => sum + netOf(row.knownGross, row), 0)
  return {
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    gross: addUp(rows.map(({ gross }) => gross)),
    net: grosze(rows.reduce((sum, row) => sum + netOf(row.gross, row), 0)),
    margin: grosze(marginOf - addUp(rows.map(({ cost }) => cost))),
    marginOf: grosze(marginOf),
  }
}

/** Every day or month of the period, in order. */
function stepsOf({ from, before, by }: ReportQuery): string[] {
  const steps = new Set<string>()
  for (let day = from; day < before; day = addDays(day, 1)) steps.add(by === 'day' ? day : day.slice(0, 7))
  return [...steps]
}

/** Products by their turnover, the largest first. */
export function rankProducts(sold: readonly SoldRow[]) {
  return [...Map.groupBy(sold, ({ id }) => id)]
    .flatMap(([id, rows]) => (rows[0] ? [{ id, kind: rows[0].kind, ...sumSales(rows) }] : []))
    .toSorted((a, b) => b.gross - a.gross || a.id - b.id)
}

/** The largest products of a ranking, with what they are called. */
export async function nameProducts(
  db: Database,
  ranked: ReturnType<typeof rankProducts>,
): Promise<Numbers['best']> {
  const named = await listNamed(
    db,
    ranked.map(({ id }) => id),
  )
  return ranked.flatMap((row) => {
    const product = named.get(row.id)
    return product ? [{ ...row, ...product }] : []
  })
}

export async function getReports(db: Database, query: ReportQuery): Promise<Numbers> {
  const [sold, orders, refunds] = await Promise.all([
    listSold(db, query),
    countOrders(db, query),
    sumRefunds(db, query),
  ])
  const ofStep = Map.groupBy(sold, ({ step }) => step)
  return {
    steps: stepsOf(query).map((step) => ({
      step,
      orders: orders.get(step) ?? 0,
      ...sumSales(ofStep.get(step) ?? []),
      refunds: refunds.get(step) ?? grosze(0),
    })),
    kinds: productTypes.map((kind) => ({ kind, ...sumSales(sold.filter((row) => row.kind === kind)) })),
    total: {
      orders: [...orders.values()].reduce((sum, each) => sum + each, 0),
      ...sumSales(sold),
      refunds: addUp([...refunds.values()]),
    },
    best: await nameProducts(db, rankProducts(sold).slice(0, NAMED)),
  }
}
