import { tagsInUseSchema } from '@bieznik/contract/order-work'
import { route } from '@/lib/http/route.server'
import { listTags } from '@/lib/product-api/order-work.server'

export const GET = route({ role: 'staff', area: 'orders', reply: tagsInUseSchema }, async (who) => ({
  data: await listTags(who),
}))
