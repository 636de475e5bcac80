import type { FastifyPluginAsync } from 'fastify'
import { bankStatementRoutes } from './bank-statements/bank-statements.routes.ts'
import { registersRoutes } from './registers/registers.routes.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { attentionRoutes } from './payments/attention.routes.ts'
import { notificationRoutes } from './payments/notification.routes.ts'
import { payLinkedOrderRoutes } from './payments/pay-linked-order.routes.ts'
import { payOrderRoutes } from './payments/pay-order.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { refundsRoutes } from './refunds/refunds.routes.ts'
import type { AppDeps } from '../platform/http/app-deps.ts'

/** Invoices, payments, refunds, bank statements, registers. */
export const money: FastifyPluginAsync<AppDeps> = async (app, deps) => {
  await app.register(invoiceRoutes, deps)
  await app.register(paymentRoutes, deps)
  await app.register(payOrderRoutes, deps)
  await app.register(payLinkedOrderRoutes, deps)
  await app.register(refundsRoutes, deps)
  await app.register(notificationRoutes, deps)
  await app.register(attentionRoutes, deps)
  await app.register(bankStatementRoutes, deps)
  await app.register(registersRoutes, deps)
  await app.register(reportsRoutes, deps)
}
