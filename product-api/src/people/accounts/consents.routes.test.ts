import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Customer } from '../../../test/shop.ts'
import { consents } from '../../platform/db/schema/consents.ts'

const shop = await buildTestShop()
const rowsOf = ({ uid }: Customer) => shop.db.select().from(consents).where(eq(consents.userId, uid))

const newcomer = () => shop.asCustomer(`uid-${crypto.randomUUID()}`)
const pathOf = ({ uid }: Customer) => `/api/shop/people/${uid}/consents/marketing`
const choice = (isGiven: boolean) => ({ isGiven, language: 'ru', email: 'ola@example.com' })

test('there is no consent before it is given; it is withdrawn as easily, and its row stays as proof', async () => {
  const ola = newcomer()
  expect((await ola.get(pathOf(ola))).body).toEqual({ isGiven: false, since: null })
  expect((await ola.call('PUT', pathOf(ola), { body: choice(true) })).body).toMatchObject({ isGiven: true })
  expect((await ola.call('PUT', pathOf(ola), { body: choice(true) })).body).toMatchObject({ isGiven: true })
  expect((await ola.call('PUT', pathOf(ola), { body: choice(false) })).body).toMatchObject({ isGiven: false })
  expect((await ola.call('PUT', pathOf(ola), { body: choice(true) })).body).toMatchObject({ isGiven: true })
  expect(await rowsOf(ola)).toMatchObject([
    {
      kind: 'marketing',
      email: 'ola@example.com',
      language: 'ru',
      givenAs: 'account',
      withdrawnAt: expect.any(Date),
    },
    { textVersion: '2026-11-26', withdrawnAt: null },
  ])
})

test('an order gives it once where the box was ticked, and not where it was not', async () => {
  const jan = newcomer()
  for (const consentCommercial of [false, true, true]) {
    await jan.add(ids.tire, 1)
    orderIn(await jan.order({ consentCommercial, language: 'en' }))
  }
  expect(await rowsOf(jan)).toMatchObject([{ givenAs: 'checkout', language: 'en', withdrawnAt: null }])
})

test('a guest withdraws without an address, and cannot give it without one', async () => {
  const guest = shop.asGuest('consenting')
  await guest.add(ids.tire, 1)
  orderIn(await guest.order({ consentCommercial: true }))
  const put = (isGiven: boolean) => guest.call('PUT', pathOf(guest), { body: { isGiven, language: 'pl' } })
  expect(await put(false)).toMatchObject({ status: 200, body: { isGiven: false } })
  expect(await put(true)).toMatchObject({ status: 400 })
})

test('an account that goes withdraws it', async () => {
  const ola = newcomer()
  await ola.call('PUT', pathOf(ola), { body: choice(true) })
  await ola.call('DELETE', `/api/shop/people/${ola.uid}`)
  expect((await ola.get(pathOf(ola))).body).toMatchObject({ isGiven: false })
})
