import { paymentQuoteSchema } from '@bieznik/contract/money/payment'
import { route } from '@/lib/http/route.server'
import { getPaymentQuote } from '@/lib/product-api/payments.server'

export const GET = route({ role: 'customer', reply: paymentQuoteSchema }, async (who) => ({
  data: await getPaymentQuote(who),
}))
