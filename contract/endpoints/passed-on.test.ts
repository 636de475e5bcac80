import { expect, it } from 'vitest'
import { passedOn } from './passed-on.ts'

/** Written by hand, not made from the declarations: whose work a call is decides who may make it. Every other call is the office's. */
const callsOf = {
  invoices: ['POST /api/admin/invoices/:id/ksef', 'POST /api/admin/orders/:id/invoices'],
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
    'PATCH /api/admin/order-statuses',
    'POST /api/admin/dispatch-orders',
    'POST /api/admin/order-parcels',
    'POST /api/admin/order-statuses/undo',
    'POST /api/admin/orders/:id/notes',
    'POST /api/admin/orders/:id/parcels',
    'POST /api/admin/orders/:id/undo',
    'POST /api/admin/shipments',
    'PUT /api/admin/orders/:id/holder',
    'PUT /api/admin/orders/:id/tags',
  ],
  products: [
    'GET /api/admin/products',
    'GET /api/admin/products/:id',
    'GET /api/admin/products/:id/reductions',
  ],
  returns: [
    'GET /api/admin/complaints',
    'GET /api/admin/withdrawals',
    'PATCH /api/admin/complaints/:id/order',
    'PATCH /api/admin/withdrawals/:id/note',
    'PATCH /api/admin/withdrawals/:id/order',
    'PATCH /api/admin/withdrawals/:id/status',
    'POST /api/admin/complaints',
    'POST /api/admin/orders/:id/returns',
    'POST /api/admin/withdrawals',
  ],
  sales: ['POST /api/admin/phone-orders'],
  stock: ['PATCH /api/admin/products/:id/stock'],
} as const

it.each(Object.entries(callsOf))('the work of %s is these calls, and no others', (area, calls) => {
  const declared = passedOn.filter((each) => each.area === area)
  expect(new Set(declared.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(calls))
})

it('no other area has a call', () => {
  const areas = passedOn.flatMap(({ area }) => area ?? [])
  expect([...new Set(areas)].toSorted()).toEqual(Object.keys(callsOf).toSorted())
})
