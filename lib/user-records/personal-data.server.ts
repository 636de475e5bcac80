import 'server-only'
import { cartSchema } from '@bieznik/contract/selling/cart'
import { orderSchema } from '@bieznik/contract/selling/order'
import { personalRowsSchema } from '@bieznik/contract/people/personal-data'
import { staffRoles } from '@bieznik/contract/people/staff'
import { z } from 'zod'
import { userRecordSchema } from '@/lib/account/account'
import { getCart } from '@/lib/product-api/cart.server'
import type { OnBehalfOf } from '@/lib/product-api/on-behalf.server'
import { listEveryOwnOrder } from '@/lib/product-api/orders.server'
import { getPersonalRows } from '@/lib/product-api/people.server'
import { requireAccountHolder } from './account-holder.server'
import { getUserRecord } from './user-records.server'

/** Everything that the shop keeps about a person (docs/personal-data.md). Money in PLN, times in ISO 8601 and UTC. */
export const personalDataSchema = z.strictObject({
  exportedAt: z.iso.datetime(),
  account: z.strictObject({
    uid: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    displayName: z.string(),
    photoUrl: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    providerIds: z.array(z.string()),
    isAdmin: z.boolean(),
    staffRole: z.enum(staffRoles).nullable(),
    createdAt: z.iso.datetime(),
    lastSignedInAt: z.iso.datetime().nullable(),
  }),
  record: userRecordSchema.nullable(),
  cart: cartSchema,
  orders: z.array(orderSchema),
  /** Every row of the product database, as it is kept there. */
  shop: personalRowsSchema,
})
type PersonalData = z.output<typeof personalDataSchema>

export async function getPersonalData(who: OnBehalfOf): Promise<PersonalData> {
  const { uid } = who.caller
  const [account, record, cart, orders, shop] = await Promise.all([
    requireAccountHolder(uid),
    getUserRecord(uid),
    getCart(who),
    listEveryOwnOrder(who),
    getPersonalRows(who),
  ])
  return { exportedAt: new Date().toISOString(), account, record, cart, orders, shop }
}
