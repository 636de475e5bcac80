import { productPageSchema, productSearchSchema } from '@/lib/admin-products/product-requests'
import { route } from '@/lib/http/route.server'
import { listManagedProducts } from '@/lib/product-api/managed-products.server'

export const GET = route(
  { role: 'staff', area: 'products', query: productSearchSchema, reply: productPageSchema },
  async ({ query, ...who }) => ({ data: await listManagedProducts(who, query) }),
)
