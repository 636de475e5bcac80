import { supplierIdParamSchema, supplierSchema } from '@bieznik/contract/supplier'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { removeSupplier } from '@/lib/product-api/suppliers.server'

export const DELETE = route(
  { role: 'staff', params: z.object({ supplierId: supplierIdParamSchema }), reply: z.array(supplierSchema) },
  async ({ params, ...who }) => ({ data: await removeSupplier(who, params.supplierId) }),
)
