import { setTimeout as sleep } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { close, listen } from '../listen.ts'
import { inVies, SLOW_NIP, whiteListed } from './companies.ts'

const SLOW_MS = 10_000

type Answer = { status: number; body: unknown }

const WHITE_LIST = /^\/api\/search\/nip\/(\d{10})\?date=\d{4}-\d\d-\d\d$/
const VIES = /^\/taxation_customs\/vies\/rest-api\/ms\/PL\/vat\/(\d{10})$/

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

function answerOfVies(nip: string): Answer {
  const company = whiteListed[nip] ?? inVies[nip]
  const known = { name: company?.name ?? '---', address: company?.address ?? '---' }
  return {
    status: 200,
    body: {
      isValid: company !== undefined,
      userError: company ? 'VALID' : 'INVALID',
      vatNumber: nip,
      ...known,
    },
  }
}

async function answer(url: string): Promise<Answer> {
  const [nipOfList, nipOfVies] = [WHITE_LIST.exec(url)?.[1], VIES.exec(url)?.[1]]
  if ((nipOfList ?? nipOfVies) === SLOW_NIP) await sleep(SLOW_MS, undefined, { ref: false })
  if (nipOfList !== undefined) return answerOfWhiteList(nipOfList)
  if (nipOfVies !== undefined) return answerOfVies(nipOfVies)
  if (url === '/') return { status: 200, body: { service: 'stand-in of the registers of companies' } }
  return { status: 404, body: { code: 'WL-100', message: 'no such question' } }
}

async function serve({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answer(url)
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
