import { grosze } from '@bieznik/contract/money/money'
import { describe, expect, test } from 'vitest'
import { startTestInpost } from '../../../../test/inpost.ts'
import type { CarrierRequest } from '../carrier.ts'

const inpost = await startTestInpost()

let made = 0
const aRequest = (differences: Partial<CarrierRequest> = {}): CarrierRequest => ({
  reference: `B1-${(made += 1)}`,
  receiver: {
    companyName: null,
    personName: 'Jan Maria Kowalski',
    email: 'jan@example.com',
    phone: '+48 600 100 200',
    address: { street: 'ul. Prosta', building: '5/7/9' },
    city: 'Łódź',
    postCode: '90001',
  },
  parcel: { pieces: 2, grams: 18_500, length: 640, width: 640, height: 400, isNonStandard: false },
  collects: grosze(0),
  worth: grosze(45_000),
  note: '',
  ...differences,
})
const withReceiver = (differences: Partial<CarrierRequest['receiver']>) =>
  aRequest({ receiver: { ...aRequest().receiver, ...differences } })

/** What InPost has of it. */
async function sent(request: CarrierRequest) {
  await inpost.carrier.create(request)
  const found = (await inpost.books()).find(({ reference }) => reference === request.reference)
  if (!found) throw new Error('InPost has no such shipment')
  return found
}

test('the sender is the company, with no person made up', async () => {
  const { sender } = await sent(aRequest())
  expect(sender).toEqual({
    company_name: 'Bieżnik Sp. z o.o.',
    email: 'biuro@bieznik.example',
    phone: '345550187',
    address: {
      street: 'ul. Kauczukowa',
      building_number: '14',
      city: 'Częstochowa',
      post_code: '42-207',
      country_code: 'PL',
    },
  })
})

describe('a receiver', () => {
  test('is a person with first and last name at a street and a number', async () => {
    expect(await sent(aRequest())).toMatchObject({
      receiver: {
        first_name: 'Jan Maria',
        last_name: 'Kowalski',
        phone: '600100200',
        address: { street: 'ul. Prosta', building_number: '5/7/9', post_code: '90-001' },
      },
    })
  })

  test('that is a company without a person has no first and last name', async () => {
    const { receiver } = await sent(withReceiver({ companyName: 'Warsztat Sp. z o.o.', personName: null }))
    expect(receiver).toMatchObject({ company_name: 'Warsztat Sp. z o.o.' })
    expect(receiver).not.toHaveProperty('first_name')
  })

  test("without an e-mail address gets the shop's, since InPost takes nobody without one", async () => {
    const { receiver } = await sent(withReceiver({ email: '' }))
    expect(receiver).toMatchObject({ last_name: 'Kowalski', email: 'biuro@bieznik.example' })
  })

  test.each(['0048600700800', '0600700800', '+48 600-700-800', '600700800'])(
    'whose phone is %s has its nine digits',
    async (phone) => {
      expect(await sent(withReceiver({ phone }))).toMatchObject({ receiver: { phone: '600700800' } })
    },
  )

  test.each([
    ['phone', { phone: '+4915123456789' }, 'receiver', 'receiver.phone'],
    ['address', { address: null }, 'address', 'receiver.address.building_number'],
  ])('whose %s cannot be sent is refused without asking InPost', async (_what, wrong, problem, field) => {
    const before = await inpost.books()
    await expect(inpost.carrier.create(withReceiver(wrong))).rejects.toMatchObject({
      problem,
      fields: [field],
    })
    expect(await inpost.books()).toEqual(before)
  })
})

describe('a parcel', () => {
  test.each([
    ['round', { isNonStandard: true }, true],
    ['a box', { length: 500, width: 250, height: 240 }, false],
    ['longer than 120 cm', { length: 1_300, width: 200, height: 200 }, true],
    ['more than 220 cm in all', { length: 900, width: 800, height: 600 }, true],
    ['as large as a standard one may be', { length: 1_200, width: 500, height: 500 }, false],
  ])(
    'that is %s is declared as what it is, so that there is no surcharge',
    async (what, packed, isDeclared) => {
      const request = aRequest({ parcel: { ...aRequest().parcel, ...packed } })
      const known = await sent(request)
      expect(known).toMatchObject({ parcels: [{ is_non_standard: isDeclared }] })
      await inpost.measure(known.id, what === 'round')
      expect((await inpost.books()).find(({ id }) => id === known.id)).toMatchObject({ surcharged: false })
    },
  )

  test('that is round and not declared so is surcharged', async () => {
    const known = await sent(aRequest())
    await inpost.measure(known.id, true)
    expect((await inpost.books()).find(({ id }) => id === known.id)).toMatchObject({ surcharged: true })
  })

  test.each([
    [0, 45_000, { amount: 450, currency: 'PLN' }],
    [60_000, 45_000, { amount: 600, currency: 'PLN' }],
    [0, 0, { amount: 0.01, currency: 'PLN' }],
  ])(
    'of which %i grosze are collected and that is worth %i is insured',
    async (collects, worth, insurance) => {
      const known = await sent(aRequest({ collects: grosze(collects), worth: grosze(worth) }))
      expect(known).toMatchObject({ insurance })
    },
  )
})
