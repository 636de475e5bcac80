import { maxLineQuantity, type CartLine } from '@bieznik/contract/selling/cart'
import type { Language } from '@bieznik/contract/language'
import type { Grosze } from '@bieznik/contract/money/money'
import { textLanguage } from '@bieznik/contract/content/text-language'

/** What a line was when the buyer last agreed to it. */
export interface AgreedLine {
  productId: number
  title: string
  /** When it is not the language of the page. */
  titleLanguage?: Language | undefined
  price: Grosze
  quantity: number
}

/** How a line differs from what the buyer agreed to. */
export interface LineChange {
  productId: number
  title: string
  titleLanguage?: Language | undefined
  price?: { from: Grosze; to: Grosze }
  /** 0 before: the line is new. 0 now: it is gone. */
  quantity?: { from: number; to: number }
  /** How many can still be had, when that is fewer than the cart holds. */
  left?: number
}

/** An archived product is not sold, whatever there is of it. */
function stillToBeHad({ product }: CartLine): number {
  return product.inArchive ? 0 : maxLineQuantity(product)
}

/** Lines as they are now, with prices that were shown before in the place of today's. */
export function agreedLines(lines: readonly CartLine[], prices?: ReadonlyMap<number, Grosze>): AgreedLine[] {
  return lines.map(({ product, quantity }) => ({
    productId: product.id,
    title: product.title,
    titleLanguage: textLanguage(product, 'title'),
    price: prices?.get(product.id) ?? product.price,
    quantity,
  }))
}

function changeOf(agreed: AgreedLine | undefined, line: CartLine): LineChange | null {
  const { product, quantity } = line
  const before = agreed ?? { price: product.price, quantity: 0 }
  const left = stillToBeHad(line)
  const change: LineChange = {
    productId: product.id,
    title: product.title,
    titleLanguage: textLanguage(product, 'title'),
    ...(before.price !== product.price && { price: { from: before.price, to: product.price } }),
    ...(before.quantity !== quantity && { quantity: { from: before.quantity, to: quantity } }),
    ...(left < quantity && { left }),
  }
  return change.price || change.quantity || change.left !== undefined ? change : null
}

/** What has changed between the lines that the buyer agreed to and those of the cart, line by line. */
export function lineChanges(agreed: readonly AgreedLine[], lines: readonly CartLine[]): LineChange[] {
  const before = new Map(agreed.map((line) => [line.productId, line]))
  const now = new Set(lines.map(({ product }) => product.id))
  const gone = agreed.filter(({ productId }) => !now.has(productId))
  return [
    ...lines.flatMap((line) => changeOf(before.get(line.product.id), line) ?? []),
    ...gone.map(({ productId, title, titleLanguage, quantity }) => ({
      productId,
      title,
      titleLanguage,
      quantity: { from: quantity, to: 0 },
    })),
  ]
}
