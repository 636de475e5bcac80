import type { ShipmentProblem } from '@bieznik/contract/selling/shipment'
import { z } from 'zod'
import { CarrierAway, CarrierRefusal } from '../carrier.ts'

export type InpostAccount = {
  /** https://api-shipx-pl.easypack24.net, or https://sandbox-api-shipx-pl.easypack24.net to try things out. */
  url: string
  organizationId: string
  token: string
  /** Whether the courier comes by agreement, so that none is ordered. */
  isStanding: boolean
}

export type ShipxCall = { method: 'GET' | 'POST' | 'DELETE'; path: string; json?: object; accept?: string }

const DEADLINE_MS = 15_000
const NAME = 'InPost'

const errorSchema = z.object({ error: z.string().catch(''), details: z.unknown() })

/** `{ receiver: [{ address: [{ post_code: ['invalid_format'] }] }] }` is `receiver.address.post_code`. */
export function fieldsOf(details: unknown, path = ''): string[] {
  if (Array.isArray(details)) {
    const inside = details.flatMap((each) => fieldsOf(each, path))
    return [...new Set(inside.length > 0 || path === '' ? inside : [path])]
  }
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).flatMap(([name, inside]) =>
    fieldsOf(inside, path === '' ? name : `${path}.${name}`),
  )
}

/** Errors of the account rather than of the parcel. */
const OF_ACCOUNT = new Set([
  'debt_collection',
  'trucker_id_not_set',
  'forbidden',
  'unauthorized',
  'not_enough_funds',
])

const startsWith = (fields: readonly string[], beginning: string) =>
  fields.some((field) => field === beginning || field.startsWith(`${beginning}.`))

function problemOf(status: number, error: string, fields: readonly string[]): ShipmentProblem {
  if (status === 401 || status === 403 || OF_ACCOUNT.has(error)) return 'account'
  if (error === 'invalid_action') return 'too_late'
  if (startsWith(fields, 'receiver.address')) return 'address'
  if (startsWith(fields, 'receiver')) return 'receiver'
  if (startsWith(fields, 'parcels')) return 'parcel'
  if (startsWith(fields, 'sender')) return 'account'
  return 'other'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function throwRefusal(response: Response): Promise<never> {
  const { status } = response
  // 408 and 429 say nothing of the parcel, and pass.
  if (status >= 500 || status === 408 || status === 429) throw new CarrierAway(`${NAME} answered ${status}`)
  const read = errorSchema.safeParse(parseJson(await response.text()))
  const { error, details } = read.success ? read.data : { error: '', details: null }
  const fields = fieldsOf(details)
  throw new CarrierRefusal(NAME, problemOf(status, error, fields), fields)
}

/**
 * The one place that talks to ShipX. Nothing is repeated here: the caller knows what may be. What was sent, and what ShipX says of it
 * in words, comes into no error and no log.
 */
export function createShipxCall(
  { url, token }: Pick<InpostAccount, 'url' | 'token'>,
  deadlineMs = DEADLINE_MS,
) {
  return async function callShipx({
    method,
    path,
    json,
    accept = 'application/json',
  }: ShipxCall): Promise<Buffer> {
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept,
          'accept-language': 'keys',
          ...(json && { 'content-type': 'application/json' }),
        },
        ...(json && { body: JSON.stringify(json) }),
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (!response.ok) return await throwRefusal(response)
      return Buffer.from(await response.arrayBuffer())
    } catch (error) {
      if (error instanceof CarrierRefusal || error instanceof CarrierAway) throw error
      throw new CarrierAway(`${NAME} does not answer`, { cause: error })
    }
  }
}
