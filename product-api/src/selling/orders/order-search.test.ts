import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const buyer = shop.asCustomer('jan')
const staff = shop.asStaff()

async function place(differences: object, products: readonly number[] = [ids.inchTire]): Promise<number> {
  for (const product of products) await buyer.add(product, 1)
  return orderIn(await buyer.order(differences)).id
}

const person = await place({
  firstAndLastName: 'Żaneta Śliwiak',
  email: 'kontakt+opony@sklep.example',
  phone: '+48600100200',
})
const company = await place({
  customerType: 'company',
  companyName: 'Żółć Łąka sp. z o.o.',
  unn: '526-025-02-74',
  email: 'biuro@firma.example',
  phone: '221234567',
})
const ofTwo = await place({ firstAndLastName: 'Piotr Zając' }, [ids.wheel, ids.tire])
/** So that there is an order whose number has another's in it. */
const others: number[] = []
while (others.length < 9)
  others.push(await place({ firstAndLastName: 'Ewa Nowak', email: 'ewa7531@nowak.example' }))

async function found(search: string): Promise<number[]> {
  const { body } = await staff.get(`/api/tires/orders?search=${encodeURIComponent(search)}`)
  return z
    .array(z.looseObject({ id: z.int() }))
    .parse(body)
    .map(({ id }) => id)
}

// Shows S5.37, D25
test.each([
  'sliwiak',
  'ŚLIWIAK',
  'Żaneta'.normalize('NFD'),
  'zaneta',
  'Śliwiak Żaneta',
  'sliw zan',
  'kontakt+opony@sklep.example',
  'sklep.example Śliwiak',
  '+48600100200',
  '600 100 200',
  '600-100-200',
  '(600) 100 200',
  '100200 zaneta',
])('a person is found by %s', async (search) => {
  expect(await found(search)).toEqual([person])
})

test.each(['zolc', 'laka ZOLC', 'sp. z o.o.', '5260250274', '526-025-02-74', 'PL5260250274', '22 123 45 67'])(
  'a company is found by %s',
  async (search) => {
    expect(await found(search)).toEqual([company])
  },
)

// Shows D25
test.each([
  'felga',
  'FELGĄ 5x112',
  '5 x 112 stalowa',
  'felg stal',
  '195/80R15',
  '195 80 15',
  '96T szuter',
  'szuter felga',
  'zajac szuter',
])('an order is found by its products: %s', async (search) => {
  expect(await found(search)).toEqual([ofTwo])
})

test.each([
  '7531',
  '6001',
  'Śliwiak Łąka',
  'sliwiak 221234567',
  '%',
  '600100201',
  'sklep@firma',
  'felga Nowak',
])('nothing is found by %s', async (search) => {
  expect(await found(search)).toEqual([])
})

// Shows D25
test('a number finds the orders that have it in their number, and with # only the one', async () => {
  const [last = 0, ...earlier] = [person, company, ofTwo, ...others].toReversed()
  const digit = String(person)
  expect(await found(digit)).toEqual([last, ...earlier].filter((id) => String(id).includes(digit)))
  expect(await found(`#${person}`)).toEqual([person])
  expect(await found(`#${last} nowak`)).toEqual([last])
})

describe('an order is found by what others read out', () => {
  let elsewhere = 0
  let invoice = ''

  beforeAll(async () => {
    elsewhere = await place({
      firstAndLastName: 'Marek Wójcik',
      typeOfDelivery: 'shipping_to_another_address',
      alternativeAddress: {
        recipient: 'Warsztat U Zenka',
        phone: '600100202',
        address: 'Kwiatowa 12/3',
        city: 'Żory',
        postCode: '44-240',
        country: 'PL',
      },
    })
    const parcel = { carrier: 'inpost', number: '6200 0000 0000 0000 0000 0105', pieces: 1, grams: null }
    const parcels = [{ orderId: elsewhere, ...parcel }]
    await staff.call('POST', '/api/tires/orders/parcels', { body: { parcels } })
    await staff.changeStatus({ orderId: String(elsewhere), status: 'Sent' })
    const { body } = await staff.call('POST', `/api/tires/orders/${elsewhere}/invoices`)
    invoice =
      z.object({ invoices: z.array(z.object({ number: z.string() })) }).parse(body).invoices[0]?.number ?? ''
  })

  test.each([
    'Warsztat U Zenka',
    'zenka',
    'Żory',
    'zory kwiatowa',
    'Kwiatowa 12',
    'wójcik żory',
    '620000000000000000000105',
    '6200 0000 0000 0000 0000 0105',
    '0000000105',
  ])('%s', async (search) => expect(await found(search)).toEqual([elsewhere]))

  test('its invoice', async () => {
    expect(invoice).toMatch(/^FV/)
    for (const search of [invoice, invoice.toLowerCase()]) expect(await found(search)).toEqual([elsewhere])
  })

  test('a street, a parcel or an invoice of no order finds none', async () => {
    for (const search of ['Kwiatowa 99', '620000000000000000000106', 'FV/2019/0001'])
      expect(await found(search)).toEqual([])
  })
})
