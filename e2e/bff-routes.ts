import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { roleOf, type Endpoint } from '../contract/endpoint.ts'
import { passedOn } from '../contract/endpoints/passed-on.ts'

/** As the files of the BFF name it: `DELETE /api/admin/suppliers/[id]`. */
const nameOf = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/:(\w+)/g, '[$1]')}`

type Role = 'anyone' | 'customer' | 'staff'

/** Who may make each call of the BFF. */
export const callers: Record<string, Role> = {
  // Those that are passed on are declared with their access.
  ...Object.fromEntries(passedOn.map((endpoint) => [nameOf(endpoint), roleOf(endpoint)] as const)),
  'POST /api/admin/import': 'staff',
  'POST /api/admin/import/dry-run': 'staff',
  'GET /api/admin/orders': 'staff',
  'GET /api/admin/orders/[orderId]': 'staff',
  'PATCH /api/admin/orders/[orderId]/status': 'staff',
  'POST /api/admin/tires': 'staff',
  'POST /api/admin/wheels': 'staff',
  'POST /api/admin/spacers': 'staff',
  'GET /api/admin/opening': 'staff',
  'POST /api/admin/bank-statements': 'staff',
  'GET /api/admin/customers': 'staff',
  'GET /api/admin/customers/[uid]': 'staff',
  'POST /api/admin/customers/[uid]/copy': 'staff',
  'POST /api/admin/customers/[uid]/erasure': 'staff',
  'POST /api/admin/names': 'staff',
  'POST /api/admin/pictures': 'staff',
  'POST /api/opinion-photos': 'anyone',
  'GET /api/opinion-photos/[name]': 'anyone',
  'POST /api/linked-order/contract': 'anyone',
  'POST /api/linked-order/invoice': 'anyone',
  'POST /api/linked-order/payment/blik': 'anyone',
  'DELETE /api/account': 'customer',
  'GET /api/account': 'customer',
  'PATCH /api/account': 'customer',
  'PUT /api/account': 'customer',
  'GET /api/account/consents/marketing': 'customer',
  'PUT /api/account/consents/marketing': 'customer',
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
  'POST /api/company-data': 'customer',
  'POST /api/contact': 'anyone',
  'GET /api/filter/[kind]': 'anyone',
  'GET /api/narrowed/[kind]': 'anyone',
  'GET /api/products': 'anyone',
  'GET /api/suggestions': 'anyone',
  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
  'GET /api/orders': 'customer',
  'POST /api/orders': 'customer',
  // PayPal signs what it sends; without a signature that PayPal confirms, nothing is taken.
  'POST /api/payment/webhook': 'anyone',
  // The same of Przelewy24, whose sign is in the body.
  'POST /api/payment/notifications/[provider]': 'anyone',
  'POST /api/orders/[orderId]/payment/blik': 'customer',
  'POST /api/revalidate': 'anyone',
  'GET /api/session': 'anyone',
  'POST /api/session': 'customer',
  'DELETE /api/session': 'anyone',
  'GET /api/sessions': 'customer',
  'DELETE /api/sessions': 'customer',
  // A form that browsers send without scripts; nobody needs an account to withdraw from a contract.
  'POST /api/withdrawal': 'anyone',
  'POST /api/withdrawal/confirmation': 'anyone',
  'POST /api/complaint': 'anyone',
  // The signature in the address says whose consent ends.
  'POST /api/stock-notices': 'anyone',
  'GET /api/unsubscribe': 'anyone',
  'POST /api/unsubscribe': 'anyone',
  // The secret in the form's address authorizes the request.
  'GET /api/complaint/photo': 'anyone',
}

const root = join(import.meta.dirname, '..')
const EXPORTED = /^export (?:const|(?:async )?function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm

/** Every call that there is, as declarations and files say: `PATCH /api/cart/items/[productId]`. */
export function listCalls(): string[] {
  const files = globSync('app/api/**/route.{ts,tsx}', { cwd: root })
  const ofFiles = files.flatMap((file) => {
    const path = `/${dirname(file).replace(/^app\//, '')}`
    const methods = readFileSync(join(root, file), 'utf8').matchAll(EXPORTED)
    return Array.from(methods, ([, method]) => `${method} ${path}`)
  })
  return [...ofFiles, ...passedOn.map(nameOf)]
}

/** How to make a call, with 1 for every parameter. */
export function requestOf(call: string): { method: string; path: string } {
  const [method = '', path = ''] = call.split(' ')
  return { method, path: path.replace('[provider]', 'przelewy24').replaceAll(/\[\w+\]/g, '1') }
}
