import { registerPeriodSchema, registersSchema } from '../money/registers.ts'
import { endpoint } from '../endpoint.ts'

export const books = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/books',
    area: 'accounting',
    summary: 'Sales, payments and refunds of a period, in totals',
    query: registerPeriodSchema,
    reply: registersSchema,
    deadline: 'payment',
  }),
}
