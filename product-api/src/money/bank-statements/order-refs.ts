import { orderOfDigits } from '@bieznik/contract/money/transfer-title'

/** Orders that the title of a transfer may name. */
export type OrderRefs = {
  /** With their check digits, as the shop writes the title. */
  sure: number[]
  /** Numbers that stand in it. */
  likely: number[]
}

const MAX_ORDER_ID = 2_147_483_647
const MAX_REFS = 20

/** Capital letters without Polish ones, as banks leave them. */
export const foldedTitle = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')

/** Every beginning of the digits that is a number with its check digits: what follows it in the title may have been joined to it. */
function ordersAtStart(digits: string): number[] {
  return Array.from({ length: digits.length }, (_, length) =>
    orderOfDigits(digits.slice(0, length + 1)),
  ).filter((orderId) => orderId !== null)
}

const unique = (ids: readonly number[]): number[] =>
  [...new Set(ids)].filter((id) => id >= 1 && id <= MAX_ORDER_ID).slice(0, MAX_REFS)

/** Reads a title however a bank has cut, joined or capitalised it. */
export function orderRefsOf(title: string): OrderRefs {
  const text = foldedTitle(title)
  const squeezed = text.replaceAll(/[^A-Z\d]/g, '')
  const afterWord = [...squeezed.matchAll(/ZAMOWIENI[AE]?(\d{3,12})/g)].flatMap(([, digits = '']) =>
    ordersAtStart(digits),
  )
  const hyphenated = [...text.matchAll(/(?<!\d)(\d{1,10})\s?[-–/]\s?(\d{2})(?!\d)/g)].map(
    ([, id = '', check = '']) => orderOfDigits(id + check),
  )
  const sure = unique([...afterWord, ...hyphenated].filter((orderId) => orderId !== null))
  const numbers = [...text.matchAll(/(?<!\d)\d{1,12}(?!\d)/g)].map(([digits]) => digits)
  const likely = unique([
    ...numbers.map(orderOfDigits).filter((orderId) => orderId !== null),
    ...numbers.filter((digits) => digits.length <= 10).map(Number),
  ]).filter((orderId) => !sure.includes(orderId))
  return { sure, likely }
}
