import { extraKinds } from '@bieznik/contract/selling/extra-kinds'
import { readFile } from 'node:fs/promises'
import { valuesOf } from '@bieznik/backend-kit/documents/fill-document'
import { currentVersion, readDocument } from '@bieznik/backend-kit/documents/read-document'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { languages } from '@bieznik/contract/selling/order'
import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { wordsIn } from '../../words/words-in.ts'
import { mailTexts } from './all-languages.ts'

/** The dotted names of all texts in a table. */
function keysOf(table: object, prefix = ''): string[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}

const labels = z.record(z.string(), z.string())
const messagesSchema = z.object({
  delivery: labels,
  payment: labels,
  orders: z.object({ address: z.string(), delivery: z.string(), payment: z.string() }),
  checkout: z.object({ recipient_phone: z.string() }),
})

async function readMessages(language: string) {
  const file = new URL(`../../../../../messages/${language}.json`, import.meta.url)
  return messagesSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

test.each(languages)('%s has the texts that every language has, and none is empty', (language) => {
  const texts = mailTexts[language]
  expect(keysOf(texts)).toEqual(keysOf(mailTexts.pl))
  expect(Object.values(texts)).not.toContain('')
  expect(Object.keys(texts.changed)).toEqual(orderStatuses)
})

test.each(languages)('in %s a mail calls things as the shop does', async (language) => {
  const texts = mailTexts[language]
  const { delivery, payment, orders, checkout } = await readMessages(language)
  expect(delivery).toMatchObject(texts.deliveryMethods)
  const methods = Object.entries(wordsIn[language].paymentMethods).map(([method, { name }]) => [method, name])
  expect(payment).toMatchObject(Object.fromEntries(methods))
  expect(texts).toMatchObject({
    deliveryAddress: orders.address,
    deliveryMethod: orders.delivery,
    paymentMethod: orders.payment,
    pickup: { place: delivery.pickup_place },
    document: payment.document,
    documents: { receipt: payment.receipt, invoice: payment.invoice },
  })
  const version = currentVersion('returns', new Date())
  const values = valuesOf({ company: exampleCompany, deliveryCountries: ['PL'] }, language)
  const { lead } = await readDocument({ name: 'returns', version, language }, values)
  expect(texts.returnTerms).toBe(lead)
  const detail = '66.6'
  expect(texts.extras.label).toBe(delivery.extras)
  for (const kind of extraKinds)
    expect(texts.extras.kinds[kind](detail)).toBe(delivery[`extra_${kind}`]?.replace('{detail}', detail))
  expect(texts.wishes).toEqual({
    pickupDay: delivery.pickup_day,
    deliverBy: delivery.deliver_by,
    contactPerson: delivery.contact_person,
    recipient: delivery.recipient,
    recipientPhone: checkout.recipient_phone,
    courierNote: delivery.courier_note,
  })
})
