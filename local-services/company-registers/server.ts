import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { close, listen } from '../listen.ts'
import { inVies, OUTAGE_NIP, SLOW_NIP, whiteListed } from './companies.ts'

const SLOW_MS = 10_000

type Answer = { status: number; body: unknown }

const WHITE_LIST = /^\/api\/search\/nip\/(\d{10})\?date=\d{4}-\d\d-\d\d$/
const VIES = '/taxation_customs/vies/rest-api/check-vat-number'

/** The body of VIES's `POST /check-vat-number`; the stand-in knows companies of Poland alone. */
const viesRequestSchema = z.object({ countryCode: z.literal('PL'), vatNumber: z.string().regex(/^\d{10}$/) })

function answerOfWhiteList(nip: string): Answer {
  const company = whiteListed[nip]
  const subject = company && {
    name: company.name,
    nip,
    statusVat: 'Czynny',
    residenceAddress: null,
    workingAddress: company.address,
    accountNumbers: [],
  }
  return { status: 200, body: { result: { subject: subject ?? null, requestId: `stand-in-${nip}` } } }
}

const viesError = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })

function answerOfVies(body: string): Answer {
  const asked = readRequest(body)
  if (!asked) return { status: 400, body: viesError('INVALID_INPUT') }
  if (asked.vatNumber === OUTAGE_NIP) return { status: 200, body: viesError('MS_UNAVAILABLE') }
  const company = whiteListed[asked.vatNumber] ?? inVies[asked.vatNumber]
  return {
    status: 200,
    body: {
      ...asked,
      requestDate: new Date().toISOString(),
      valid: company !== undefined,
      requestIdentifier: '',
      name: company?.name ?? '---',
      address: company?.address ?? '---',
    },
  }
}

function readRequest(body: string): z.output<typeof viesRequestSchema> | null {
  try {
    return viesRequestSchema.parse(JSON.parse(body))
  } catch {
    return null
  }
}

async function answer({ url = '/', method }: IncomingMessage, body: string): Promise<Answer> {
  const nip = WHITE_LIST.exec(url)?.[1]
  if (nip === SLOW_NIP || body.includes(SLOW_NIP)) await sleep(SLOW_MS, undefined, { ref: false })
  if (nip !== undefined) return answerOfWhiteList(nip)
  if (url === VIES)
    return method === 'POST' ? answerOfVies(body) : { status: 405, body: { message: 'POST alone' } }
  if (url === '/') return { status: 200, body: { service: 'stand-in of the registers of companies' } }
  return { status: 404, body: { code: 'WL-100', message: 'no such question' } }
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answer(request, await text(request))
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The white list of taxpayers and VIES for one machine, with a few companies that do not exist. */
export async function startCompanyRegisters({
  port,
}: {
  /** 0 takes a free one. */
  port: number
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const { server, port: taken } = await listen((request, response) => void serve(request, response), port)
  return { url: `http://127.0.0.1:${taken}`, stop: () => close(server) }
}
