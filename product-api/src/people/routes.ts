import type { FastifyPluginAsync } from 'fastify'
import { auditRoutes } from './audit/audit.routes.ts'
import { customerRoutes } from './customers/customers.routes.ts'
import { personCarsRoutes } from './accounts/cars.routes.ts'
import { consentRoutes } from './accounts/consents.routes.ts'
import { guestRoutes } from './accounts/guests.routes.ts'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { unsubscribeRoutes } from './accounts/unsubscribe.routes.ts'
import { savedViewRoutes } from './saved-views/saved-views.routes.ts'
import { invitationRoutes } from './staff/invitations.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import type { AppDeps } from '../platform/http/app-deps.ts'

/** Accounts, guests, consents, customers, staff, their saved views and the audit log. */
export const people: FastifyPluginAsync<AppDeps> = async (app, deps) => {
  await app.register(accountsRoutes, deps)
  await app.register(consentRoutes, deps)
  await app.register(personCarsRoutes, deps)
  await app.register(unsubscribeRoutes, deps)
  await app.register(guestRoutes, deps)
  await app.register(customerRoutes, deps)
  await app.register(savedViewRoutes, deps)
  await app.register(staffRoutes, deps)
  await app.register(invitationRoutes, deps)
  await app.register(auditRoutes, deps)
}
