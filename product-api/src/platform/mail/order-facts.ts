import { TIME_ZONE } from '@bieznik/contract/platform/time-zone'
import type { OrderDocument } from '@bieznik/contract/people/back-office'
import { addressLine, type Company } from '@bieznik/contract/platform/company'
import { LONGEST_DELIVERY } from '@bieznik/contract/selling/delivery-day'
import { waitsForMoney } from '@bieznik/contract/money/payment'
import { countryOfOrder } from '@bieznik/contract/platform/countries'
import { grosze, multiplyMoney } from '@bieznik/contract/money/money'
import { extraDetail } from '@bieznik/contract/selling/extra-kinds'
import { isPickup, type Language, type Order } from '@bieznik/contract/selling/order'
import { carrierNames, trackingUrl } from '@bieznik/contract/selling/parcel'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { priceText } from '@bieznik/contract/money/price-text'
import { accountInGroups } from '@bieznik/contract/money/transfer-title'
import type { TransferDetails } from '@bieznik/contract/money/transfer'
import { transferOf } from '../../money/payments/transfer/transfer-details.ts'
import { dayText } from './mail-dates.ts'
import type { Fact } from './fact.ts'
import type { MailTexts } from './texts/mail-texts.ts'
import { wordsIn } from '../words/words-in.ts'

type Line = {
  title: string
  /** Of the title, when it is not the language of the mail. */
  titleLanguage: Language | null
  count: string
  value: string
  /** Of an item at a reduced price: the lowest one of the thirty days before. */
  lowestPrice: string | null
}

/** What both parts of a mail show, as text in the buyer's language. */
export type OrderFacts = {
  /** Whom the mail greets; null: a company that named no one. */
  person: string | null
  lines: Line[]
  /** `4 sztuki` */
  pieces: string
  total: string
  /** What is paid and what is due, label and value; empty: nothing was paid. */
  settled: Fact[]
  /** How it comes, how it is paid, and who buys. */
  groups: { about: 'delivery' | 'payment' | 'buyer'; title: string; facts: Fact[] }[]
  /** How what is due is paid by bank transfer, the same that the facts say; null: it is not. */
  transfer: TransferDetails | null
  /** In which it was sent, each with the page on which it can be followed. */
  parcels: { label: string; name: string; url: string }[]
}

/** An order with who buys, where that is known. */
export type MailedOrder = Order & Partial<Pick<OrderDocument, 'customerType' | 'taxId'>>

/** In which words, and of whose shop. */
type Telling = { language: Language; texts: MailTexts; company: Company }

/** Making one takes longer than the rest of a mail. */
function onePerLanguage<Format>(make: (language: Language) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>()
  return (language) => {
    const format = made.get(language) ?? make(language)
    made.set(language, format)
    return format
  }
}

const dateFormat = onePerLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: TIME_ZONE }),
)
const dayFormat = onePerLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: TIME_ZONE,
    }),
)
const pluralRules = onePerLanguage((language) => new Intl.PluralRules(language))

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

/** Those that there are, each as one line. */
const given = (
  facts: readonly (readonly [label: string, value: string | false | null | undefined])[],
): Fact[] => facts.flatMap(([label, value]) => (value ? [[label, oneLine(value)] satisfies Fact] : []))

function deliveryFacts(order: Order, { language, texts, company }: Telling): Fact[] {
  const { typeOfDelivery, status, deliverBy, pickupDay, recipient, recipientPhone, courierNote } = order
  const { extras = [] } = order
  const { wishes, pickup } = texts
  const isFetched = isPickup(typeOfDelivery)
  const isUnderWay = status !== 'Delivered' && status !== 'Canceled'
  const dayOf = (day: string) => dayFormat(language).format(new Date(`${day}T12:00:00Z`))
  const promise =
    waitsForMoney(order) && !isFetched ? texts.afterPayment(LONGEST_DELIVERY) : deliverBy && dayOf(deliverBy)
  return given([
    [texts.deliveryMethod, texts.deliveryMethods[typeOfDelivery]],
    [pickup.place, isFetched && `${company.legalName}, ${addressLine(company.seat)}`],
    [texts.deliveryAddress, !isFetched && addressText(order, language)],
    [wishes.pickupDay, pickupDay && dayOf(pickupDay)],
    [wishes.deliverBy, isUnderWay && promise],
    [
      texts.extras.label,
      extras.map((extra) => texts.extras.kinds[extra.kind](extraDetail(extra, language))).join(', '),
    ],
    [wishes.recipient, recipient],
    [wishes.recipientPhone, recipientPhone],
    [wishes.courierNote, courierNote],
  ])
}

function buyerFacts(order: MailedOrder, { language, texts }: Telling): Fact[] {
  const { name, taxId, contactPerson, typeOfDelivery, orderDate, documentKind = 'receipt' } = order
  return given([
    [texts.corrected.fields.name, name],
    [texts.taxId, taxId],
    [texts.wishes.contactPerson, contactPerson],
    [texts.buyerAddress, isPickup(typeOfDelivery) && addressText(order, language)],
    [texts.orderDate, dateText(orderDate, language)],
    [texts.document, texts.documents[documentKind]],
  ])
}

function groupsOf(order: MailedOrder, telling: Telling): OrderFacts['groups'] {
  const { language, texts } = telling
  const method = wordsIn[language].paymentMethods[order.typeOfPayment].name
  return [
    { about: 'delivery', title: texts.delivery, facts: deliveryFacts(order, telling) },
    {
      about: 'payment',
      title: texts.awaited.note,
      facts: [[texts.paymentMethod, method], ...awaitedOf(order, telling)],
    },
    { about: 'buyer', title: texts.confirmation.buyer, facts: buyerFacts(order, telling) },
  ]
}

/** What is to be paid by when, and to where, of an order that waits for its money. */
function awaitedOf(order: Order, { language, texts, company }: Telling): Fact[] {
  const { paidUntil, due, status } = order
  if (due === 0 || status === 'Canceled') return []
  const transfer = transferOf(order, company)
  const { awaited } = texts
  return [
    ...(paidUntil ? [[awaited.paidUntil, dayText(paidUntil, language)] satisfies Fact] : []),
    ...(transfer
      ? ([
          [awaited.account, accountInGroups(transfer.account)],
          [awaited.recipient, transfer.recipient],
          [awaited.title, transfer.title],
          [awaited.amount, priceText(transfer.amount, language)],
        ] satisfies Fact[])
      : []),
  ]
}

function settledOf({ paid, refunded = grosze(0), due }: Order, language: Language, texts: MailTexts): Fact[] {
  if (paid === 0) return []
  return [
    [texts.paid, priceText(paid, language)],
    ...(refunded > 0 ? [[texts.refunded, priceText(refunded, language)] satisfies Fact] : []),
    [texts.due, priceText(due, language)],
  ]
}

/** A company is greeted by the name of a person, or by none. */
function personOf({ name, customerType, contactPerson }: MailedOrder): string | null {
  if (customerType !== 'company') return oneLine(name)
  return contactPerson ? oneLine(contactPerson) : null
}

export function describeOrder(order: MailedOrder, telling: Telling): OrderFacts {
  const { language, texts } = telling
  const { orderItems, total, parcels = [] } = order
  const count = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    person: personOf(order),
    lines: orderItems.map(({ title, titleLanguage, quantity, price, lowestPrice }) => ({
      title: oneLine(title),
      titleLanguage: titleLanguage === language ? null : titleLanguage,
      count: `${quantity} × ${priceText(price, language)}`,
      value: priceText(multiplyMoney(price, quantity), language),
      lowestPrice: lowestPrice === undefined ? null : texts.lowestPrice(priceText(lowestPrice, language)),
    })),
    pieces: piecesText(count, language, texts),
    total: priceText(total, language),
    parcels: parcels.map((parcel) => ({
      label: texts.parcel,
      name: `${carrierNames[parcel.carrier]} ${oneLine(parcel.number)}`,
      url: trackingUrl(parcel),
    })),
    settled: settledOf(order, language, texts),
    groups: groupsOf(order, telling),
    transfer: transferOf(order, telling.company),
  }
}
