import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { afterEach, expect, test, vi } from 'vitest'
import { setOfTires } from '../../../../test/invoices.ts'
import {
  invoiceOfToday,
  requireValidConfirmation,
  sendAlone,
  startTestKsef,
  taxpayer,
} from '../../../../test/ksef.ts'
import { writeInvoiceXml } from '../invoice-xml.ts'
import { createKsefClient } from './ksef-client.ts'

const ksef = await startTestKsef({ pendingLooks: 1 })
const clientOf = (differences: object = {}) =>
  createKsefClient({ url: ksef.url, ...taxpayer, pollMs: 1, ...differences })
const client = clientOf()
afterEach(() => void vi.useRealTimers())

let last = 0
const nextNumber = () => `FV/2026/${String((last += 1)).padStart(4, '0')}`
const anInvoice = (differences: Parameters<typeof invoiceOfToday>[1] = {}) =>
  invoiceOfToday(nextNumber(), differences)

/** What becomes of a document. */
async function fateOf(xml: string) {
  const reference = await sendAlone(client, xml)
  expect(await client.statusOf(reference)).toEqual({ kind: 'pending' })
  return { reference, status: await client.statusOf(reference) }
}

test('an invoice is sent encrypted, gets a number, and its receipt is confirmed as the schema has it', async () => {
  const { reference, status } = await fateOf(anInvoice())
  expect(status).toEqual({
    kind: 'accepted',
    ksefNumber: expect.stringMatching(/^1234563218-\d{8}-[\dA-F]{12}-[\dA-F]{2}$/),
  })
  const { ksefNumber } = status.kind === 'accepted' ? status : { ksefNumber: '?' }
  const confirmation = await client.confirmationOf({ session: reference.session, ksefNumber })
  expect(confirmation).toContain(ksefNumber)
  requireValidConfirmation(confirmation)
  expect(() =>
    requireValidConfirmation(confirmation.replace('<TrybWysylki>Online', '<TrybWysylki>')),
  ).toThrow('TrybWysylki')
})

test('a number that is taken comes with the document that has it', async () => {
  const xml = anInvoice()
  const first = await fateOf(xml)
  const { ksefNumber } = first.status.kind === 'accepted' ? first.status : { ksefNumber: '?' }
  const { session } = first.reference
  expect((await fateOf(xml)).status).toEqual({ kind: 'duplicate', ksefNumber, session })
})

const tomorrow = () => addDays(dayInWarsaw(new Date()), 1)
const ofAnother = { ...setOfTires.seller, nip: '5260001246' }

test.each([
  ['not as the schema has it', () => anInvoice().replace('<P_15>', '<P_16>'), 450],
  [
    'of tomorrow',
    () =>
      writeInvoiceXml({
        number: nextNumber(),
        issuedOn: tomorrow(),
        issuedAt: new Date(),
        content: setOfTires,
      }),
    450,
  ],
  ['of another seller', () => anInvoice({ seller: ofAnother }), 410],
  ['to a NIP whose check digit is wrong', () => anInvoice().replace('5260001246', '5260001247'), 450],
  ['with a character that KSeF refuses', () => anInvoice().replace('Trakt', 'Tr\u{1fffe}akt'), 450],
  ['with such a character as a number', () => anInvoice().replace('Trakt', 'Tr&#xFDD0;akt'), 450],
  ['with a byte order mark', () => `\ufeff${anInvoice()}`, 450],
])('a document is refused: %s', async (_what, written, code) => {
  expect((await fateOf(written())).status).toEqual({ kind: 'refused', code })
})

test.each([405, 430, 435, 500, 550])('the state %i says nothing against the document', async (code) => {
  ksef.upset(code)
  expect((await fateOf(anInvoice())).status).toEqual({ kind: 'upset', code })
})

test('an access token that KSeF does not know any more is replaced, also in the middle of a session', async () => {
  await sendAlone(client, anInvoice())
  ksef.expire()
  await client.inSession(async (session) => {
    ksef.expire()
    expect(await session.send(anInvoice(), { isOffline: false })).toMatchObject({
      invoice: expect.any(String),
    })
  })
})

test('of the public keys the one that is valid now is used, and another once it is its turn', async () => {
  await expect(sendAlone(clientOf(), anInvoice())).resolves.toMatchObject({ invoice: expect.any(String) })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 24 * 3_600_000 })
  await expect(sendAlone(clientOf(), anInvoice())).resolves.toMatchObject({ invoice: expect.any(String) })
})

test('a key that is revoked between the list and the call is replaced once, for a login and for a session', async () => {
  const stale = await startTestKsef()
  const rotating = createKsefClient({
    url: stale.url,
    ...taxpayer,
    pollMs: 1,
    pace: async (_group, call) => {
      const result = await call()
      // What was read is out of date before it is used.
      if (String(result).includes('publicKeyId') && rotations > 0) {
        rotations -= 1
        stale.rotateKeys()
      }
      return result
    },
  })
  let rotations = 2
  await expect(sendAlone(rotating, anInvoice())).rejects.toMatchObject({ exception: 21470 })
  rotations = 1
  await expect(sendAlone(rotating, anInvoice())).resolves.toMatchObject({ invoice: expect.any(String) })
  rotations = 1
  await expect(sendAlone(rotating, anInvoice())).resolves.toMatchObject({ invoice: expect.any(String) })
  expect(rotations).toBe(0)
})

test('a session that cannot be closed loses nothing of what was sent in it', async () => {
  const reference = await client.inSession(async (session) => {
    const sent = await session.send(anInvoice(), { isOffline: false })
    ksef.fail(503)
    return sent
  })
  await client.statusOf(reference)
  expect(await client.statusOf(reference)).toMatchObject({ kind: 'accepted' })
})

test('a wrong token, an unknown session and a failure are errors that name only numbers', async () => {
  await expect(sendAlone(clientOf({ token: 'another' }), anInvoice())).rejects.toMatchObject({
    name: 'KsefError',
    message: 'KSeF: a login was answered with 450',
  })
  const reference = await sendAlone(client, anInvoice())
  ksef.empty()
  await expect(client.statusOf(reference)).rejects.toMatchObject({
    message: 'KSeF: a status was answered with 400 (21173)',
  })
  ksef.fail(429)
  await expect(client.statusOf(reference)).rejects.toMatchObject({ code: 429, retryAfter: 30 })
  ksef.fail(503)
  await expect(sendAlone(clientOf(), anInvoice())).rejects.toMatchObject({ name: 'KsefError', code: 503 })
})
