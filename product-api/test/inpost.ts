import { exampleCompany } from '@bieznik/contract/company-schema'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { inpostStandIn } from '../../local-services/inpost/credentials.ts'
import { startInpost } from '../../local-services/inpost/server.ts'
import { followDue } from '../src/carriers/follow-shipments.ts'
import { createInpostCarrier } from '../src/carriers/inpost/inpost-carrier.ts'
import type { Database } from '../src/db/client.ts'

const booksSchema = z.array(z.looseObject({ id: z.int(), reference: z.string() }))
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
  const account = { url: inpost.url, ...inpostStandIn }
  const carrier = createInpostCarrier(account, exampleCompany, 500)
  return {
    carrier,
    /** The same organization with a token that is not valid. */
    stranger: createInpostCarrier({ ...account, token: 'another' }, exampleCompany, 500),
    follow: (db: Database) => followDue({ db, carriers: [carrier], logger: pino({ level: 'silent' }) }),
    fault: (fault: Fault) => control('POST', 'fault', fault),
    heal: () => control('DELETE', 'fault'),
    move: (id: number, status: string) => control('POST', 'move', { id, status }),
    books: async () => booksSchema.parse(await control('GET', 'books')),
  }
}
