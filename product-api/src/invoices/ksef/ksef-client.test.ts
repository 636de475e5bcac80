import { expect, test } from 'vitest'
import { setOfTires } from '../../../test/invoices.ts'
import { startTestKsef, taxpayer } from '../../../test/ksef.ts'
import { writeInvoiceXml } from '../invoice-xml.ts'
import { createKsefClient } from './ksef-client.ts'

const ksef = await startTestKsef({ pendingLooks: 1 })
const clientOf = (differences: object = {}) =>
  createKsefClient({ url: ksef.url, ...taxpayer, pollMs: 1, ...differences })
const client = clientOf()
const online = { isOffline: false }

let last = 0
function anInvoice(number = `FV/2026/${String((last += 1)).padStart(4, '0')}`): string {
  const issued = { number, issuedOn: '2026-11-25', issuedAt: new Date() }
  return writeInvoiceXml({ ...issued, content: setOfTires })
}

test('an invoice is sent encrypted, gets a number, and its receipt is confirmed', async () => {
  const reference = await client.send(anInvoice(), online)
  expect(await client.statusOf(reference)).toEqual({ kind: 'pending' })
  const status = await client.statusOf(reference)
  expect(status).toEqual({
    kind: 'accepted',
    session: reference.session,
    ksefNumber: expect.stringMatching(/^1234563218-\d{8}-[\dA-F]{12}-[\dA-F]{2}$/),
  })
  const { ksefNumber } = status.kind === 'accepted' ? status : { ksefNumber: '?' }
  const { session } = reference
  expect(await client.confirmationOf({ session, ksefNumber })).toContain(ksefNumber)
})

test('what was sent before keeps its number, and is confirmed from its first session', async () => {
  const xml = anInvoice()
  const first = await client.send(xml, online)
  await client.statusOf(first)
  const accepted = await client.statusOf(first)
  const again = await client.send(xml, online)
  await client.statusOf(again)
  expect(await client.statusOf(again)).toEqual(accepted)
})

test('a document that the schema does not take is refused', async () => {
  const reference = await client.send(anInvoice().replace('<P_15>', '<P_16>'), online)
  await client.statusOf(reference)
  expect(await client.statusOf(reference)).toEqual({ kind: 'refused', code: 450 })
})

test('an access token that KSeF has forgotten is replaced', async () => {
  await client.send(anInvoice(), online)
  ksef.expire()
  expect(await client.send(anInvoice(), online)).toMatchObject({ invoice: expect.any(String) })
})

test('a wrong token, and a failure, are errors that name only the status', async () => {
  await expect(clientOf({ token: 'another' }).send(anInvoice(), online)).rejects.toMatchObject({
    name: 'KsefError',
    message: 'KSeF: a login was answered with 400',
  })
  ksef.fail(503)
  await expect(clientOf().send(anInvoice(), online)).rejects.toMatchObject({ name: 'KsefError', code: 503 })
})
