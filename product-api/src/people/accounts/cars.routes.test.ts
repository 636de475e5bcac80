import { MAX_CARS, type Car, type Cars } from '@bieznik/contract/catalogue/fit/car'
import { expect, test } from 'vitest'
import { buildTestShop, type Visitor } from '../../../test/shop.ts'

const shop = await buildTestShop()

function aCar(id: string): Car {
  return {
    id,
    name: 'Transit',
    sizes: [{ width: 195, profile: 70, diameter: 15, loadClass: 'C' }],
    axleLoad: 1700,
    loadIndex: 104,
    speedSymbol: 'R',
    boltCircle: '5x160',
    bore: 65.1,
    wheelWidth: null,
    wheelEt: null,
    fastening: 'nut',
    thread: 'M14x1.5',
    boltLength: null,
  }
}
const cars: Cars = { cars: [aCar('1'), aCar('2')], currentId: '2' }

const path = (uid: string) => `/api/shop/people/${uid}/cars`
const put = (who: Visitor, uid: string, body: object) => who.call('PUT', path(uid), { body })

test('an account has none until they are sent, and then those that were sent last', async () => {
  const jan = shop.asCustomer('jan')
  expect(await jan.get(path('jan'))).toMatchObject({ status: 200, body: { cars: null } })
  expect(await put(jan, 'jan', cars)).toMatchObject({ status: 200, body: { cars } })
  const fewer: Cars = { cars: [aCar('1')], currentId: '1' }
  expect(await put(jan, 'jan', fewer)).toMatchObject({ status: 200 })
  expect((await jan.get(path('jan'))).body).toEqual({ cars: fewer })
  expect((await shop.asCustomer('ola').get(path('ola'))).body).toEqual({ cars: null })
})

test.each<[string, object]>([
  ['no document', []],
  [
    'more cars than there is room for',
    { cars: Array.from({ length: MAX_CARS + 1 }, (_, index) => aCar(`${index}`)), currentId: null },
  ],
  ['a field that cars do not have', { cars: [{ ...aCar('1'), plate: 'KR 1' }], currentId: '1' }],
  ['an id without end', { cars: [], currentId: 'x'.repeat(1_000) }],
])('refuses %s', async (_what, body) => {
  const ewa = shop.asCustomer('ewa')
  expect(await put(ewa, 'ewa', body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect((await ewa.get(path('ewa'))).body).toEqual({ cars: null })
})

test.each(['id', 'name', 'currentId'])(
  'a control character in %s is refused, half of a character replaced',
  async (name) => {
    const uid = `iga-${name}`
    const iga = shop.asCustomer(uid)
    const withText = (text: string) => ({
      cars: [{ ...aCar('1'), ...(name !== 'currentId' && { [name]: text }) }],
      currentId: name === 'currentId' ? text : null,
    })
    for (const text of ['\u0000', 'a\u0007'])
      expect(await put(iga, uid, withText(text))).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      })
    expect(await put(iga, uid, withText('\ud83d'))).toMatchObject({
      status: 200,
      body: { cars: withText('\ufffd') },
    })
  },
)

test('stores none for a person without an account', async () => {
  expect(await put(shop.asGuest('guest'), 'guest', cars)).toMatchObject({ status: 403 })
})
