import { managedProductSchema } from '@bieznik/contract/product'
import { productParamsSchema } from '@/lib/admin-products/product-params'
import { productEditSchema } from '@/lib/admin-products/product-requests'
import { route } from '@/lib/http/route.server'
import { editProduct, getManagedProduct } from '@/lib/product-api/managed-products.server'

const ofStaff = { role: 'staff', params: productParamsSchema, reply: managedProductSchema } as const

export const GET = route({ ...ofStaff, area: 'products' }, async ({ params, ...who }) => ({
  data: await getManagedProduct(who, params.productId),
}))

export const PUT = route({ ...ofStaff, body: productEditSchema }, async ({ params, body, ...who }) => ({
  data: await editProduct(who, params.productId, body),
}))
