import { supplierInputSchema, supplierSchema } from '@bieznik/contract/supplier'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { createSupplier, listSuppliers } from '@/lib/product-api/suppliers.server'

export const GET = route({ role: 'staff', reply: z.array(supplierSchema) }, async (who) => ({
  data: await listSuppliers(who),
}))

export const POST = route(
  { role: 'staff', body: supplierInputSchema, reply: supplierSchema },
  async ({ body, ...who }) => ({ status: 201, data: await createSupplier(who, body) }),
)
