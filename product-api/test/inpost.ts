import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { inpostStandIn } from '../../local-services/inpost/credentials.ts'
import { startInpost } from '../../local-services/inpost/server.ts'
import { followDueDispatchOrders } from '../src/selling/carriers/follow-dispatch-orders.ts'
import { followDue } from '../src/selling/carriers/follow-shipments.ts'
import { createInpostCarrier } from '../src/selling/carriers/inpost/inpost-carrier.ts'
import type { Database } from '../src/platform/db/client.ts'

const registersSchema = z.array(
  z.looseObject({ id: z.int(), reference: z.string(), surcharged: z.boolean() }),
)
const couriersSchema = z.array(z.looseObject({ id: z.int(), shipments: z.array(z.object({ id: z.int() })) }))
const silent = pino({ level: 'silent' })
type Fault = { operation: string; kind: string; delayMs?: number; times?: number }

/** The stand-in of InPost, which prepares a shipment at once, and the carrier that talks to it; gone after the file. */
export async function startTestInpost() {
  const inpost = await startInpost({ port: 0, ...inpostStandIn, stepMs: 0.01, wayMs: 3_600_000 })
  afterAll(inpost.stop)
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${inpost.url}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.json()
  }
  const account = { url: inpost.url, ...inpostStandIn, isStanding: false }
  const carrier = createInpostCarrier(account, exampleCompany, 500)
  return {
    carrier,
    /** The same organization with a token that is not valid. */
    stranger: createInpostCarrier({ ...account, token: 'another' }, exampleCompany, 500),
    /** It collects by agreement. */
    standing: createInpostCarrier({ ...account, isStanding: true }, exampleCompany, 500),
    follow: (db: Database) => followDue({ db, carriers: [carrier], logger: silent }),
    followCouriers: (db: Database) => followDueDispatchOrders({ db, carriers: [carrier], logger: silent }),
    fault: (fault: Fault) => control('POST', 'fault', fault),
    heal: () => control('DELETE', 'fault'),
    move: (id: number, status: string) => control('POST', 'move', { id, status }),
    moveCourier: (id: number, status: string) => control('POST', 'move-courier', { id, status }),
    measure: (id: number, isRound: boolean) => control('POST', 'measure', { id, isRound }),
    couriers: async () => couriersSchema.parse(await control('GET', 'couriers')),
    books: async () => registersSchema.parse(await control('GET', 'books')),
  }
}
