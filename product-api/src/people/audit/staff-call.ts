import type { StaffRole } from '@bieznik/contract/people/staff'
import type { FastifyInstance } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'

/** A call by which somebody of the staff may change something, as the audit log names it. */
export type StaffCall = {
  /** uid */
  who: string
  role: StaffRole
  /** Such as `PATCH /api/products/:id/price`. */
  call: string
  requestId: string
}

const calls = new AsyncLocalStorage<StaffCall>()

/** The call of staff that this code runs for; null: none. */
export const currentStaffCall = (): StaffCall | null => calls.getStore() ?? null

/** Runs `work`, and all that it starts, as a call of staff. */
export const runAsStaffCall = <T>(call: StaffCall, work: () => T): T => calls.run(call, work)

/** Has the handlers of routes for staff run as calls of staff; those that only read change nothing. */
export function followStaffCalls(app: FastifyInstance): void {
  // With a callback, since only what it calls runs inside. After the body is read, whose events are from outside.
  app.addHook('preHandler', (request, _reply, done) => {
    const { method, caller, id: requestId, routeOptions } = request
    if (method === 'GET' || routeOptions.config.access !== 'staff' || !caller?.staffRole) return done()
    const call = `${method} ${routeOptions.url}`
    runAsStaffCall({ who: caller.uid, role: caller.staffRole, call, requestId }, done)
  })
}
