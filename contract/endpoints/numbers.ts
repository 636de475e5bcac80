import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  reportQuerySchema,
  reportsSchema,
  purchasePriceSchema,
  stockReportQuerySchema,
  stockReportSchema,
} from '../money/reports.ts'

/** Figures of the trade, and what the shop pays for its goods. */
export const numbers = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/numbers',
    summary: 'Turnover and margin of a period by day or month, by kind, and the best sellers',
    query: reportQuerySchema,
    reply: reportsSchema,
    deadline: 'payment',
  }),
  getStock: endpoint({
    method: 'GET',
    path: '/api/admin/numbers/stock',
    summary: 'What lies in stock and does not sell, and what will soon be sold out',
    query: stockReportQuerySchema,
    reply: stockReportSchema,
    deadline: 'payment',
  }),
  writePurchasePrice: endpoint({
    method: 'PUT',
    path: '/api/admin/numbers/purchase-prices/:id',
    summary: 'Stores what a piece of a product costs the shop, net',
    params: z.strictObject({ id: idParamSchema }),
    body: purchasePriceSchema,
    reply: purchasePriceSchema,
    deadline: 'payment',
  }),
}
