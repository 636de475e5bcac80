import { expect, it } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { passedOn } from './passed-on.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/* Both tables are written by hand, not made from the declarations: they decide who may make a call. */

/** All that are not for staff alone. */
const callsFor = {
  anyone: [
    'GET /api/opinions/:productId',
    'POST /api/linked-order',
    'POST /api/linked-order/cancel',
    'POST /api/linked-order/cancel-line',
    'POST /api/linked-order/opinions',
    'POST /api/linked-order/payment',
    'POST /api/linked-order/payment/return',
    'POST /api/opinions/:id/reports',
    'PUT /api/linked-order/opinions/:lineId',
  ],
  // Their handlers ask whose the order or the payment is.
  customer: [
    'GET /api/invoices/:id/pdf',
    'GET /api/invoices/:id/xml',
    'GET /api/orders/:id/contract',
    'GET /api/orders/:orderId/link',
    'GET /api/payment',
    'GET /api/payment/quote',
    'POST /api/orders/:orderId/cancel',
    'POST /api/orders/:orderId/lines/:itemId/cancel',
    'POST /api/orders/:orderId/payment',
    'POST /api/orders/:orderId/payment/return',
    'POST /api/payment/orders',
    'POST /api/payment/orders/:walletOrderId/capture',
    'POST /api/staff-invitation',
  ],
  'caller is {userId}': [
    'GET /api/account/cars',
    'GET /api/account/opinions',
    'GET /api/orders/:orderId',
    'GET /api/orders/:orderId/document',
    'POST /api/account/guest',
    'PUT /api/account/cars',
    'PUT /api/account/opinions/:lineId',
  ],
} as const

it.each(Object.entries(callsFor))('%s may make these calls, and no others', (access, calls) => {
  const declared = passedOn.filter((each) => each.access === access)
  expect(new Set(declared.map(nameOf))).toEqual(new Set(calls))
})

it('the caller’s own path has the caller in it, and no other path has', () => {
  for (const { at, access } of passedOn)
    expect([at, access === 'caller is {userId}']).toEqual([at, at.includes('/:userId')])
})

it('what is below the paths of staff is for staff, and nothing else is', () => {
  for (const { path, access = 'staff' } of passedOn)
    expect([path, access === 'staff']).toEqual([path, path.startsWith('/api/admin/')])
})

/** Of staff's calls; every other is the office's. */
const callsOf = {
  accounting: ['GET /api/admin/books', 'GET /api/admin/books/:register', 'GET /api/admin/books/files/:file'],
  home: [
    'DELETE /api/admin/saved-views/:id',
    'GET /api/admin/saved-views',
    'POST /api/admin/saved-views',
    'PUT /api/admin/saved-views/:id',
  ],
  invoices: ['GET /api/admin/invoices', 'GET /api/admin/invoices/:id/upo'],
  orders: [
    'DELETE /api/admin/orders/:id/parcels/:parcelId',
    'DELETE /api/admin/shipments/:id',
    'GET /api/admin/dispatch-orders',
    'GET /api/admin/order-documents',
    'GET /api/admin/order-summary',
    'GET /api/admin/order-tags',
    'GET /api/admin/orders-version',
    'GET /api/admin/orders/:id/status-mail',
    'GET /api/admin/shipments',
    'GET /api/admin/shipments/:id/label',
    'GET /api/admin/shipments/labels',
    'PATCH /api/admin/order-statuses',
    'POST /api/admin/dispatch-orders',
    'POST /api/admin/order-parcels',
    'POST /api/admin/order-statuses/undo',
    'POST /api/admin/orders/:id/notes',
    'POST /api/admin/orders/:id/parcels',
    'POST /api/admin/orders/:id/undo',
    'POST /api/admin/shipments',
    'PUT /api/admin/orders/:id/holder',
    'PUT /api/admin/orders/:id/receipt',
    'PUT /api/admin/orders/:id/tags',
  ],
  products: [
    'GET /api/admin/products',
    'GET /api/admin/products/:id',
    'GET /api/admin/products/:id/history',
    'GET /api/admin/products/:id/reductions',
  ],
  returns: [
    'GET /api/admin/complaints',
    'GET /api/admin/complaints/:id',
    'GET /api/admin/complaints/:id/photos/:name',
    'GET /api/admin/withdrawals',
    'GET /api/admin/withdrawals/:id',
    'PATCH /api/admin/complaints/:id/order',
    'PATCH /api/admin/withdrawals/:id/note',
    'PATCH /api/admin/withdrawals/:id/order',
    'PATCH /api/admin/withdrawals/:id/status',
    'POST /api/admin/complaints',
    'POST /api/admin/orders/:id/returns',
    'POST /api/admin/withdrawals',
  ],
  sales: [
    'GET /api/admin/orders/:id/link',
    'GET /api/admin/uninvoiced-orders',
    'POST /api/admin/invoices',
    'POST /api/admin/invoices/:id/ksef',
    'POST /api/admin/orders/:id/invoices',
    'POST /api/admin/phone-orders',
  ],
  staff: [
    'DELETE /api/admin/staff-invitations/:id',
    'DELETE /api/admin/staff/:uid',
    'GET /api/admin/audit',
    'GET /api/admin/audit/people',
    'GET /api/admin/staff',
    'GET /api/admin/staff-invitations',
    'POST /api/admin/staff',
    'POST /api/admin/staff-invitations',
  ],
  stock: ['PATCH /api/admin/products/:id/stock'],
} as const

it.each(Object.entries(callsOf))('the work of %s is these calls, and no others', (area, calls) => {
  const declared = passedOn.filter((each) => each.area === area)
  expect(new Set(declared.map(nameOf))).toEqual(new Set(calls))
})

it('no other area has a call', () => {
  const areas = passedOn.flatMap(({ area }) => area ?? [])
  expect([...new Set(areas)].toSorted()).toEqual(Object.keys(callsOf).toSorted())
})
