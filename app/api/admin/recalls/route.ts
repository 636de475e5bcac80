import { recallListSchema } from '@/lib/recalls/recall-queries'
import { route } from '@/lib/http/route.server'
import { listRecalls } from '@/lib/product-api/recalls.server'

export const GET = route({ role: 'staff', reply: recallListSchema }, async (who) => ({
  data: await listRecalls(who),
}))
