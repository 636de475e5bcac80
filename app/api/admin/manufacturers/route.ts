import {
  managedManufacturerSchema,
  manufacturerInputSchema,
  manufacturerSchema,
} from '@bieznik/contract/manufacturer'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { createManufacturer, listManagedManufacturers } from '@/lib/product-api/manufacturers.server'

export const GET = route({ role: 'staff', reply: z.array(managedManufacturerSchema) }, async (who) => ({
  data: await listManagedManufacturers(who),
}))

export const POST = route(
  { role: 'staff', body: manufacturerInputSchema, reply: manufacturerSchema },
  async ({ body, ...who }) => ({ status: 201, data: await createManufacturer(who, body) }),
)
