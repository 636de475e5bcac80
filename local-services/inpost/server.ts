import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { getText, writePrivately } from '../files.ts'
import { close, listen } from '../listen.ts'
import { dispatchesSchema, makeDispatchOrders } from './dispatch-orders.ts'
import { ShipxRefusal } from './refusal.ts'
import { makeShipments, shipmentsSchema, type Pace } from './shipments.ts'

const operations = [
  'create',
  'list',
  'get',
  'label',
  'cancel',
  'order_courier',
  'list_couriers',
  'get_courier',
] as const
type Operation = (typeof operations)[number]
/** `fail`: answers 500 and does nothing. `refuse`: answers 401. `cut`: does it and cuts the connection. `slow`: answers after `delayMs`. */
const faultSchema = z.object({
  operation: z.enum(operations),
  kind: z.enum(['fail', 'refuse', 'cut', 'slow']),
  delayMs: z.int().min(0).max(60_000).default(0),
  times: z.int().min(1).default(1),
})
type Fault = z.output<typeof faultSchema>
const moveSchema = z.object({ id: z.int(), status: z.string() })
const measureSchema = z.object({ id: z.int(), isRound: z.boolean() })
/** Before couriers were ordered the file was the list of shipments. */
const keptSchema = z.preprocess(
  (written) => (Array.isArray(written) ? { shipments: written, dispatchOrders: [] } : written),
  z.object({ shipments: shipmentsSchema, dispatchOrders: dispatchesSchema }),
)

class Cut extends Error {}

export interface InpostStandInOptions extends Partial<Pace> {
  /** 0 takes a free one. */
  port: number
  organizationId: string
  token: string
  /** Where shipments outlast a restart; not given: they do not. */
  file?: string
}

type Answer = { status: number; body: unknown } | { pdf: Buffer }

const json = (body: unknown): Answer => ({ status: 200, body })

async function readKept(file: string | undefined) {
  const written = file === undefined ? null : await getText(file)
  return keptSchema.parse(written === null ? [] : JSON.parse(written))
}

/** A parcel of the demonstration arrives after some minutes. */
const pace: Pace = { stepMs: 500, wayMs: 120_000, isStanding: false }

async function makeAnswer({ organizationId, token, file, ...own }: InpostStandInOptions) {
  const kept = await readKept(file)
  const ownPace = { ...pace, ...own }
  const shipments = makeShipments({ ...ownPace, kept: kept.shipments })
  const couriers = makeDispatchOrders({ ...ownPace, shipments, kept: kept.dispatchOrders })
  const faults: Fault[] = []
  const organization = `/v1/organizations/${organizationId}`
  const ofOrganization = `${organization}/shipments`

  const keep = async (): Promise<void> => {
    const written = { shipments: shipments.all(), dispatchOrders: couriers.all() }
    if (file !== undefined) await writePrivately(file, JSON.stringify(written))
  }

  async function troubled(operation: Operation, work: () => Answer): Promise<Answer> {
    const fault = faults.find((each) => each.operation === operation)
    if (fault && --fault.times === 0) faults.splice(faults.indexOf(fault), 1)
    if (fault?.kind === 'fail') throw new ShipxRefusal(500, 'internal_error')
    if (fault?.kind === 'refuse') throw new ShipxRefusal(401, 'unauthorized')
    const answer = work()
    await keep()
    if (fault?.kind === 'cut') throw new Cut()
    if (fault?.kind === 'slow') await sleep(fault.delayMs, undefined, { ref: false })
    return answer
  }

  async function control(method: string, path: string, body: unknown): Promise<Answer> {
    if (method === 'GET' && path === '/control/books') return json(shipments.books())
    if (method === 'GET' && path === '/control/couriers') return json(couriers.all())
    if (method === 'DELETE' && path === '/control/fault') faults.length = 0
    else if (method === 'POST' && path === '/control/fault') faults.push(faultSchema.parse(body))
    else if (method === 'POST' && path === '/control/move') {
      const { id, status } = moveSchema.parse(body)
      shipments.move(id, status)
      await keep()
    } else if (method === 'POST' && path === '/control/move-courier') {
      const { id, status } = moveSchema.parse(body)
      couriers.move(id, status)
      await keep()
    } else if (method === 'POST' && path === '/control/measure') {
      const { id, isRound } = measureSchema.parse(body)
      shipments.measure(id, isRound)
      await keep()
    } else throw new ShipxRefusal(404, 'resource_not_found')
    return json({})
  }

  /** null: it is about something else. */
  function courier(method: string, { pathname, searchParams }: URL, body: unknown): Promise<Answer> | null {
    const ofCouriers = `${organization}/dispatch_orders`
    if (pathname === ofCouriers && method === 'POST')
      return troubled('order_courier', () => ({ status: 201, body: couriers.create(body) }))
    const shipmentId = searchParams.get('shipment_id')
    if (pathname === ofCouriers && method === 'GET')
      return troubled('list_couriers', () =>
        json(couriers.list(shipmentId === null ? null : Number(shipmentId))),
      )
    const [, id = ''] = /^\/v1\/dispatch_orders\/(\d+)$/.exec(pathname) ?? []
    if (id === '' || method !== 'GET') return null
    return troubled('get_courier', () => json(couriers.get(Number(id))))
  }

  function shipx(method: string, { pathname, searchParams }: URL, body: unknown): Promise<Answer> {
    if (pathname === ofOrganization && method === 'POST')
      return troubled('create', () => ({ status: 201, body: shipments.create(body) }))
    if (pathname === ofOrganization && method === 'GET') {
      const page = Number(searchParams.get('page') ?? 1)
      const perPage = Math.min(Number(searchParams.get('per_page') ?? 25), 100)
      return troubled('list', () => json(shipments.list(searchParams.get('created_at_gteq'), page, perPage)))
    }
    if (pathname === `${ofOrganization}/labels` && method === 'GET') {
      const ids = searchParams.getAll('shipment_ids[]').map(Number)
      return troubled('label', () => ({ pdf: shipments.labels(ids) }))
    }
    const [, id = '', label] = /^\/v1\/shipments\/(\d+)(\/label)?$/.exec(pathname) ?? []
    if (id === '') throw new ShipxRefusal(404, 'resource_not_found')
    if (method === 'GET' && label !== undefined)
      return troubled('label', () => ({ pdf: shipments.labels([Number(id)]) }))
    if (method === 'GET') return troubled('get', () => json(shipments.get(Number(id))))
    if (method !== 'DELETE') throw new ShipxRefusal(405, 'method_not_allowed')
    return troubled('cancel', () => {
      shipments.cancel(Number(id))
      return { status: 204, body: undefined }
    })
  }

  return async (request: IncomingMessage): Promise<Answer> => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const written = await text(request)
    if (url.pathname === '/') return json({ service: 'stand-in of InPost' })
    const body: unknown = written === '' ? {} : JSON.parse(written)
    // It takes JSON alone, which no page of another site can send here.
    const isOurs = method === 'GET' || headers['content-type'] === 'application/json'
    if (url.pathname.startsWith('/control/') && isOurs) return control(method, url.pathname, body)
    if (headers.authorization !== `Bearer ${token}`) throw new ShipxRefusal(401, 'unauthorized')
    couriers.settle()
    return courier(method, url, body) ?? shipx(method, url, body)
  }
}

function send(response: ServerResponse, answer: Answer): void {
  if ('pdf' in answer) {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(answer.pdf)
    return
  }
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
}

/** ShipX for one machine: shipments that get their number and their label, and move once a courier was ordered. Nobody comes. */
export async function startInpost(
  options: InpostStandInOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const answer = await makeAnswer(options)

  const refuse = ({
    status,
    error,
    details,
  }: Pick<ShipxRefusal, 'status' | 'error' | 'details'>): Answer => ({
    status,
    body: { status, error, message: error, details },
  })

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, await answer(request))
    } catch (error) {
      if (error instanceof Cut) response.destroy()
      else if (error instanceof ShipxRefusal) send(response, refuse(error))
      else if (error instanceof SyntaxError || error instanceof z.ZodError)
        send(response, refuse({ status: 400, error: 'invalid_parameter', details: null }))
      else throw error
    }
  }

  const { server, port } = await listen((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('The stand-in of InPost failed:', error)
      response.destroy()
    })
  }, options.port)
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) }
}
