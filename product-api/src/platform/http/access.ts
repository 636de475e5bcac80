import { DEFAULT_AREA, mayDo, type StaffArea } from '@bieznik/contract/people/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller, VerifyToken } from '../../people/identity/caller.ts'
import { ProblemError } from './problem-error.ts'

/** Who may call a route. Every route declares one; `requireCaller` gives its handler the caller. */
export type Access =
  | 'anyone'
  /** Anyone signed in; the handler decides what they see. */
  | 'customer'
  /** Those of the staff whose work the route's `area` is. */
  | 'staff'
  /** The person whose uid stands in the path. */
  | 'caller is {userId}'
  | 'caller is {uid} or staff'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Whose work it is among staff; not given: `DEFAULT_AREA`. */
    area?: StaffArea
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

const RETRY_AFTER_S = 5

const ownerSchema = z.object({ userId: z.string().optional(), uid: z.string().optional() })

function bearerTokenOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new ProblemError('unauthenticated', 'This call needs a bearer token.')
  return token
}

async function identify(request: FastifyRequest, verifyToken: VerifyToken): Promise<Caller> {
  const verdict = await verifyToken(bearerTokenOf(request))
  switch (verdict.kind) {
    case 'valid':
      return verdict.caller
    case 'expired':
      throw new ProblemError('token_expired', 'The token has expired.')
    case 'refused':
      throw new ProblemError('unauthenticated', 'The token is not valid.')
    case 'unavailable':
      throw new ProblemError('unavailable', 'The token cannot be checked at the moment.', {
        retryAfter: RETRY_AFTER_S,
        cause: verdict.cause,
      })
  }
}

type Declared = { access: Access; area: StaffArea | undefined }

function isAllowed(caller: Caller, { access, area = DEFAULT_AREA }: Declared, params: unknown): boolean {
  const owner = ownerSchema.safeParse(params).data
  switch (access) {
    case 'anyone':
    case 'customer':
      return true
    case 'staff':
      return mayDo(caller.staffRole, area)
    case 'caller is {userId}':
      return owner?.userId === caller.uid
    case 'caller is {uid} or staff':
      return mayDo(caller.staffRole, area) || owner?.uid === caller.uid
  }
}

/** Lets only those in whom the route declares, before its body is read. */
export function guardAccess(app: FastifyInstance, verifyToken: VerifyToken): void {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request, reply) => {
    const { access = 'anyone', area } = request.routeOptions.config
    if (access === 'anyone') return
    reply.header('cache-control', 'private, no-store')
    request.caller = await identify(request, verifyToken)
    if (!isAllowed(request.caller, { access, area }, request.params)) {
      throw request.caller.lacksSecondFactor && access.endsWith('staff')
        ? new ProblemError('second_factor_required', 'Sign in with your second factor.')
        : new ProblemError('forbidden', 'This is not yours to call.')
    }
  })
}

export function requireCaller(request: FastifyRequest): Caller {
  if (!request.caller)
    throw new Error(`${request.routeOptions.url} reads the caller without declaring who may call`)
  return request.caller
}
