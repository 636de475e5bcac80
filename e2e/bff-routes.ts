import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Role = 'anyone' | 'customer' | 'staff'

/** Who may make each call of the BFF. */
export const callers: Record<string, Role> = {
  'GET /api/admin/export': 'staff',
  'GET /api/admin/import': 'staff',
  'POST /api/admin/import': 'staff',
  'POST /api/admin/import/dry-run': 'staff',
  'POST /api/admin/import/[importId]/undo': 'staff',
  'GET /api/admin/orders': 'staff',
  'GET /api/admin/orders/[orderId]': 'staff',
  'PATCH /api/admin/orders/[orderId]/status': 'staff',
  'POST /api/admin/orders/[orderId]/undo': 'staff',
  'POST /api/admin/tires': 'staff',
  'POST /api/admin/wheels': 'staff',
  'POST /api/admin/spacers': 'staff',
  'GET /api/admin/products': 'staff',
  'GET /api/admin/products/[productId]': 'staff',
  'PUT /api/admin/products/[productId]': 'staff',
  'PATCH /api/admin/products/[productId]/price': 'staff',
  'PATCH /api/admin/products/[productId]/stock': 'staff',
  'PATCH /api/admin/products/[productId]/archive': 'staff',
  'GET /api/admin/products/[productId]/history': 'staff',
  'GET /api/admin/orders/[orderId]/document': 'staff',
  'GET /api/admin/orders/summary': 'staff',
  'GET /api/admin/orders/version': 'staff',
  'GET /api/admin/news': 'staff',
  'POST /api/admin/news': 'staff',
  'GET /api/admin/news/[newsId]': 'staff',
  'PUT /api/admin/news/[newsId]': 'staff',
  'PATCH /api/admin/news/[newsId]/publication': 'staff',
  'POST /api/admin/pictures': 'staff',
  'DELETE /api/account': 'customer',
  'GET /api/account': 'customer',
  'PATCH /api/account': 'customer',
  'PUT /api/account': 'customer',
  'GET /api/account/export': 'customer',
  'GET /api/account/live': 'customer',
  'POST /api/attempts': 'anyone',
  'GET /api/cart': 'customer',
  'DELETE /api/cart': 'customer',
  'POST /api/cart/items': 'customer',
  'PATCH /api/cart/items/[productId]': 'customer',
  'DELETE /api/cart/items/[productId]': 'customer',
  'GET /api/cart/total': 'customer',
  'GET /api/config': 'anyone',
  'POST /api/contact': 'anyone',
  'GET /api/filter/[kind]': 'anyone',
  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
  'GET /api/orders': 'customer',
  'POST /api/orders': 'customer',
  'GET /api/orders/[orderId]': 'customer',
  'GET /api/orders/[orderId]/document': 'customer',
  'GET /api/payment': 'customer',
  'GET /api/payment/quote': 'customer',
  'POST /api/payment/orders': 'customer',
  'POST /api/payment/orders/[id]/capture': 'customer',
  // PayPal signs what it sends; without a signature that PayPal confirms, nothing is taken.
  'POST /api/payment/webhook': 'anyone',
  'POST /api/admin/payments/[id]/refund': 'staff',
  'POST /api/revalidate': 'anyone',
  'POST /api/session': 'customer',
  'DELETE /api/session': 'anyone',
  'DELETE /api/sessions': 'customer',
}

const root = join(import.meta.dirname, '..')
const EXPORTED = /^export (?:const|(?:async )?function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm

/** Every call that there is, as the files say: `PATCH /api/cart/items/[productId]`. */
export function listCalls(): string[] {
  return globSync('app/api/**/route.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const path = `/${dirname(file).replace(/^app\//, '')}`
    const methods = readFileSync(join(root, file), 'utf8').matchAll(EXPORTED)
    return Array.from(methods, ([, method]) => `${method} ${path}`)
  })
}

/** How to make a call, with 1 for every parameter. */
export function requestOf(call: string): { method: string; path: string } {
  const [method = '', path = ''] = call.split(' ')
  return { method, path: path.replaceAll(/\[\w+\]/g, '1') }
}
