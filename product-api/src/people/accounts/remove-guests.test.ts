// Shows D36d

import { orderLinkReplySchema } from '@bieznik/contract/selling/order-link'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import type { GuestAccounts } from '../identity/guest-accounts.ts'
import { listPersonalRows } from './accounts.queries.ts'
import { removeAbandonedGuests } from './remove-guests.ts'

const shop = await buildTestShop()
const now = new Date('2026-12-31T12:00:00Z')

function guestsOf(...lots: string[][]) {
  return {
    listAbandoned: vi.fn<GuestAccounts['listAbandoned']>(async function* () {
      yield* lots
    }),
    remove: vi.fn<GuestAccounts['remove']>(async () => undefined),
  }
}

test('what guests left is removed after thirty days; their orders and the carts of others stay', async () => {
  const [guest, other] = [shop.asGuest('abandoned'), shop.asGuest('here')]
  await guest.add(ids.tire, 1)
  const { id } = orderIn(await guest.order({}, 'key'))
  await guest.add(ids.wheel, 2)
  await other.add(ids.wheel, 1)
  const guests = guestsOf([guest.uid], ['without a cart'])
  expect(await removeAbandonedGuests({ db: shop.db, guests }, now)).toBe(2)
  const since = new Date('2026-12-01T12:00:00Z')
  expect(guests.remove.mock.calls).toEqual([
    [[guest.uid], since],
    [['without a cart'], since],
  ])
  expect(await listPersonalRows(shop.db, guest.uid)).toMatchObject({
    cart_lines: [],
    idempotency_keys: [],
    orders: [{ id }],
  })
  expect((await other.cart()).body).toHaveLength(1)
})

test('an account whose deletion failed is found again', async () => {
  const guest = shop.asGuest('stays')
  await guest.add(ids.tire, 1)
  const guests = guestsOf([guest.uid])
  guests.remove.mockImplementationOnce(async ([uid = '']) => {
    // The account is what a failure is found again by, so it goes last.
    expect((await listPersonalRows(shop.db, uid)).cart_lines).toEqual([])
    throw new Error('away')
  })
  await expect(removeAbandonedGuests({ db: shop.db, guests }, now)).rejects.toThrow('away')
  expect(await removeAbandonedGuests({ db: shop.db, guests }, now)).toBe(1)
})

test('an order that a guest placed is found by its link when the guest is gone', async () => {
  const guest = shop.asGuest('gone')
  await guest.add(ids.tire, 1)
  const { id } = orderIn(await guest.order())
  const { body } = await guest.get(`/api/tires/orders/${id}/link`)
  await removeAbandonedGuests({ db: shop.db, guests: guestsOf([guest.uid]) }, now)
  expect(
    await shop.anyone.call('POST', '/api/linked-order', { body: orderLinkReplySchema.parse(body) }),
  ).toMatchObject({
    status: 200,
    body: { id },
  })
  const [stored] = await shop.db.select({ name: orders.name }).from(orders).where(eq(orders.id, id))
  expect(stored?.name).not.toBe('')
})
