import { walletPaymentsSchema } from '@bieznik/contract/money/payment'
import { route } from '@/lib/http/route.server'
import { listWaitingPayments } from '@/lib/product-api/payments.server'

/** What one has paid and no order has used yet. */
export const GET = route({ role: 'customer', reply: walletPaymentsSchema }, async (who) => ({
  data: await listWaitingPayments(who),
}))
