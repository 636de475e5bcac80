import { exportOptionsSchema } from '@bieznik/contract/catalogue/product-import'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { exportProducts } from '@/lib/product-api/imports.server'

export const GET = route(
  { role: 'staff', query: exportOptionsSchema, reply: z.never() },
  async ({ query, ...who }) => exportProducts(who, query),
)
