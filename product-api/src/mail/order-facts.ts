import { contactDetails } from '@bieznik/contract/contact-details'
import { countryOfOrder } from '@bieznik/contract/countries'
import { multiplyMoney, plnFromGrosze, type Grosze } from '@bieznik/contract/money'
import { isPickup, type Language, type Order } from '@bieznik/contract/order'
import { oneLine } from './one-line.ts'
import type { MailTexts } from './texts/mail-texts.ts'

const TIME_ZONE = 'Europe/Warsaw'

type Line = { title: string; count: string; value: string }

/** What both parts of a mail show, as text in the buyer's language. */
export type OrderFacts = {
  name: string
  lines: Line[]
  /** `4 sztuki` */
  pieces: string
  total: string
  /** What is paid and what is due, label and value; empty: nothing was paid. */
  settled: [label: string, value: string][]
  /** Label and value. */
  details: [label: string, value: string][]
}

/** Making one takes longer than the rest of a mail. */
function onePerLanguage<Format>(make: (language: Language) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>()
  return (language) => {
    const format = made.get(language) ?? make(language)
    made.set(language, format)
    return format
  }
}

const priceFormat = onePerLanguage(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const dateFormat = onePerLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: TIME_ZONE }),
)
const pluralRules = onePerLanguage((language) => new Intl.PluralRules(language))

/** `1 650,00 zł`, as the pages write it. */
function priceText(amount: Grosze, language: Language): string {
  return `${priceFormat(language).format(plnFromGrosze(amount))} zł`
}

function dateText(date: string, language: Language): string {
  return dateFormat(language).format(new Date(date))
}

function piecesText(count: number, language: Language, { pieces }: MailTexts): string {
  return `${count} ${pieces[pluralRules(language).select(count)]}`
}

function addressText({ address, postCode, city, country }: Order, language: Language): string {
  const land = countryOfOrder(oneLine(country), language)
  return `${oneLine(address)}, ${oneLine(postCode)} ${oneLine(city)}, ${land}`
}

function placesOf(order: Order, language: Language, texts: MailTexts): [string, string][] {
  const address = addressText(order, language)
  if (!isPickup(order.typeOfDelivery)) return [[texts.deliveryAddress, address]]
  const { street, postCode, city } = contactDetails
  return [
    [texts.pickup.place, `Bieżnik, ${street}, ${postCode} ${city}`],
    [texts.buyerAddress, address],
  ]
}

function detailsOf(order: Order, language: Language, texts: MailTexts): [string, string][] {
  const { typeOfDelivery, typeOfPayment, orderDate } = order
  return [
    [texts.orderDate, dateText(orderDate, language)],
    [texts.deliveryMethod, texts.deliveryMethods[typeOfDelivery]],
    ...placesOf(order, language, texts),
    [texts.paymentMethod, texts.paymentMethods[typeOfPayment]],
  ]
}

function settledOf({ paid, due }: Order, language: Language, texts: MailTexts): [string, string][] {
  if (paid === 0) return []
  return [
    [texts.paid, priceText(paid, language)],
    [texts.due, priceText(due, language)],
  ]
}

export function describeOrder(order: Order, language: Language, texts: MailTexts): OrderFacts {
  const { orderItems, total } = order
  const count = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    name: oneLine(order.name),
    lines: orderItems.map(({ title, quantity, price }) => ({
      title: oneLine(title),
      count: `${quantity} × ${priceText(price, language)}`,
      value: priceText(multiplyMoney(price, quantity), language),
    })),
    pieces: piecesText(count, language, texts),
    total: priceText(total, language),
    settled: settledOf(order, language, texts),
    details: detailsOf(order, language, texts),
  }
}
