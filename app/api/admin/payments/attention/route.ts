import { attentionSchema } from '@bieznik/contract/payments-attention'
import { route } from '@/lib/http/route.server'
import { getAttention } from '@/lib/product-api/bank-statements.server'

export const GET = route({ role: 'staff', reply: attentionSchema }, async (who) => ({
  data: await getAttention(who),
}))
