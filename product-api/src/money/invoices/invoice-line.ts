import type { Grosze } from '@bieznik/contract/money/money'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { InvoiceLine } from './invoice-content.ts'

/** Marks of goods in the register of sales: car parts of CN 8708 are GTU_07, tires have none. */
export const gtuOfProduct: Readonly<Partial<Record<ProductType, string>>> = {
  Wheel: 'GTU_07',
  Spacer: 'GTU_07',
}

/** Those of all of the lines, each once. */
export const gtuOf = (lines: readonly Pick<InvoiceLine, 'productType'>[]): string[] =>
  [...new Set(lines.flatMap(({ productType }) => gtuOfProduct[productType] ?? []))].toSorted()

export const UNIT = 'szt.'

/** Characters of the name of goods. */
const MAX_TITLE = 512

export const nameOfGoods = ({ title }: InvoiceLine): string => title.slice(0, MAX_TITLE)

/** `P_9B` and the like: złoty with two decimals. */
export const amount = (value: Grosze): string => (value / 100).toFixed(2)
