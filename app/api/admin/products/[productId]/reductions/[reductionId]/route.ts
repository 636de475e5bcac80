import {
  changeReductionSchema,
  productPricesSchema,
  reductionIdParamSchema,
} from '@bieznik/contract/reduction'
import { productParamsSchema } from '@/lib/admin-products/product-params'
import { route } from '@/lib/http/route.server'
import { changeReduction, endReduction } from '@/lib/product-api/reductions.server'

const params = productParamsSchema.extend({ reductionId: reductionIdParamSchema })

export const PUT = route(
  { role: 'staff', params, body: changeReductionSchema, reply: productPricesSchema },
  async ({ params: which, body, ...who }) => ({ data: await changeReduction(who, which, body) }),
)

export const DELETE = route(
  { role: 'staff', params, reply: productPricesSchema },
  async ({ params: which, ...who }) => ({ data: await endReduction(who, which) }),
)
