import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { placeOrderSchema } from '@bieznik/contract/selling/order-form'
import { resolveDrizzleQuickly } from '../src/platform/db/drizzle-resolution.ts'
import { orderOf } from './orders.ts'

/**
 * Places an order as the API does, and is killed in place of a statement; after `commit` it ends without a word. Arguments: the
 * database, who orders, the key, the number of the statement in the transaction, and
 * `whole`, or `statements` for the control without a transaction.
 */
resolveDrizzleQuickly()
const { placeOrder } = await import('../src/selling/orders/place-order.ts')
const { stockKeeper } = await import('../src/catalogue/products/stock-keeper.ts')
const { connectFailingDatabase } = await import('./failing-database.ts')
const [, , url = '', uid = '', key = '', statement, mode] = process.argv
const { db, failWhen } = connectFailingDatabase(url, { hasTransactions: mode === 'whole' })
failWhen((_text, number) => number === Number(statement) && process.kill(process.pid, 'SIGKILL'))
const shop = {
  db,
  stock: stockKeeper,
  deliveryCountries: ['PL'],
  company: exampleCompany,
  providers: [],
  terms: { days: 7, graceDays: 3 },
} as const
await placeOrder(shop, placeOrderSchema.parse(orderOf(uid)), key)
process.exit(0)
