import {
  correctable,
  correctedFields,
  correctOrderSchema,
  MAX_CORRECTED_QUANTITY,
  reasonSchema,
  type CorrectedField,
  type CorrectOrder,
} from '@bieznik/contract/selling/order-correction'
import { writeAmount } from '@bieznik/contract/money/decimal'
import type { Language } from '@bieznik/contract/language'
import { moneySchema } from '@bieznik/contract/money/money'
import type { OrderDetail, OrderItem } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { readNumber } from '@/lib/products/product-form'
import type { StaffOrder } from './staff-order'

/** What of an order the form shows. */
export type CorrectedOrder = Pick<
  StaffOrder,
  'id' | 'status' | 'orderItems' | 'total' | 'corrections' | CorrectedField
>

const { shape } = correctOrderSchema
const ofField = shape.fields.unwrap().shape

/** Pieces; 0 cancels the line. */
const quantityText = z.string().transform(readNumber).pipe(z.int().min(0).max(MAX_CORRECTED_QUANTITY))
const priceText = z.string().transform(readNumber).pipe(moneySchema)

/** What the order has already stays, also where it would be refused as typed: one that was placed by phone may have no e-mail address. */
const orAsItIs = <Schema extends z.ZodType>(schema: Schema, now: string) => z.union([z.literal(now), schema])
const orNull = <Schema extends z.ZodType>(schema: Schema, now: string | null | undefined) =>
  z.union([z.literal('').transform(() => null), orAsItIs(schema, now ?? '')])

/** What is typed over an order, field by field. */
export const correctionFormSchema = (order: Pick<CorrectedOrder, CorrectedField>) =>
  z.object({
    reason: reasonSchema,
    fields: z.object({
      name: orAsItIs(ofField.name.unwrap(), order.name),
      email: orAsItIs(ofField.email.unwrap(), order.email),
      phone: orAsItIs(ofField.phone.unwrap(), order.phone),
      address: orAsItIs(ofField.address.unwrap(), order.address),
      city: orAsItIs(ofField.city.unwrap(), order.city),
      postCode: orAsItIs(ofField.postCode.unwrap(), order.postCode),
      country: orAsItIs(ofField.country.unwrap(), order.country),
      recipient: orNull(ofField.recipient.unwrap().unwrap(), order.recipient),
      recipientPhone: orNull(ofField.recipientPhone.unwrap().unwrap(), order.recipientPhone),
      courierNote: orNull(ofField.courierNote.unwrap().unwrap(), order.courierNote),
    }),
    lines: z.record(z.string(), z.object({ quantity: quantityText, price: priceText })),
  })
export type CorrectionForm = z.input<ReturnType<typeof correctionFormSchema>>
export type TypedCorrection = z.output<ReturnType<typeof correctionFormSchema>>

/** A name that no form takes for an index. */
export const lineKeyOf = ({ id }: Pick<OrderItem, 'id'>): string => `i${id}`

const fieldText = (order: CorrectedOrder, field: CorrectedField): string => order[field] ?? ''

const lineText = ({ quantity, price }: Pick<OrderItem, 'quantity' | 'price'>, language: Language) => ({
  quantity: String(quantity),
  price: writeAmount(price, language),
})

/** The order as the form begins. */
export function correctionFormOf(order: CorrectedOrder, language: Language = 'pl'): CorrectionForm {
  return {
    reason: '',
    fields: {
      name: order.name,
      email: order.email,
      phone: order.phone,
      address: order.address,
      city: order.city,
      postCode: order.postCode,
      country: order.country,
      recipient: fieldText(order, 'recipient'),
      recipientPhone: fieldText(order, 'recipientPhone'),
      courierNote: fieldText(order, 'courierNote'),
    },
    lines: Object.fromEntries(order.orderItems.map((item) => [lineKeyOf(item), lineText(item, language)])),
  }
}

/** What was typed goes on over the order as another has changed it; what was left as it was seen becomes what it is now. */
export function rebaseCorrection(
  typed: CorrectionForm,
  { seen, now, language = 'pl' }: { seen: CorrectedOrder; now: CorrectedOrder; language?: Language },
): CorrectionForm {
  const [before, after] = [correctionFormOf(seen, language), correctionFormOf(now, language)]
  const fields = Object.fromEntries(
    correctedFields.map((field) => [
      field,
      typed.fields[field] === before.fields[field] ? after.fields[field] : typed.fields[field],
    ]),
  )
  const lines = Object.fromEntries(
    Object.entries(after.lines).map(([key, line]) => {
      const mine = typed.lines[key]
      const was = before.lines[key]
      if (!mine || !was) return [key, line]
      return [
        key,
        {
          quantity: mine.quantity === was.quantity ? line.quantity : mine.quantity,
          price: mine.price === was.price ? line.price : mine.price,
        },
      ]
    }),
  )
  return { reason: typed.reason, fields: { ...after.fields, ...fields }, lines }
}

/** What was seen of an order, so that nothing is corrected that is not so any more. */
export const seenOf = ({ status, corrections = [] }: Pick<OrderDetail, 'status' | 'corrections'>) => ({
  status,
  correction: corrections.at(-1)?.id ?? null,
})

/** Only what differs from the order as it was seen; null: nothing does. */
export function toCorrection(
  order: CorrectedOrder,
  { reason, fields, lines }: TypedCorrection,
  added: CorrectOrder['added'],
): CorrectOrder | null {
  const changed = Object.fromEntries(
    correctedFields.flatMap((field) =>
      fields[field] === (order[field] ?? null) ? [] : [[field, fields[field]]],
    ),
  )
  const changedLines = order.orderItems.flatMap((item) => {
    const line = lines[lineKeyOf(item)]
    if (!line || (line.quantity === item.quantity && line.price === item.price)) return []
    const price = line.price === item.price ? {} : { price: line.price }
    return [{ itemId: item.id, quantity: line.quantity === 0 ? null : line.quantity, ...price }]
  })
  if (Object.keys(changed).length + changedLines.length + added.length === 0) return null
  return { seen: seenOf(order), reason, fields: changed, lines: changedLines, added }
}

/** Whether anything of an order with this status can be corrected. */
export const canBeCorrected = ({ status }: Pick<CorrectedOrder, 'status'>): boolean =>
  correctable[status].contact
