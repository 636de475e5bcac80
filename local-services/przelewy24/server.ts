import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { close, listen } from '../listen.ts'
import type { Answer } from './answer.ts'
import { controlCalls } from './control.ts'
import { Cut, makeFaults, type Operation } from './faults.ts'
import { makeNotifications } from './notifications.ts'
import { choices, paymentPage } from './page.ts'
import { P24Refusal } from './refusals.ts'
import { makeTransactions, type Account, type Transaction } from './transactions.ts'

const LATE_MS = 20_000
/** How long the buyer of the local demonstration takes in the app of the bank. */
const CONFIRM_MS = 3_000
/** When a refund of the local demonstration is decided; at the real one it takes from minutes to days. */
const REFUND_MS = 60_000

export type P24StandInOptions = Account & {
  /** 0 takes a free one. */
  port: number
  /** Whether notifications are sent by themselves. */
  isTelling: boolean
}

function makeAnswer({ isTelling, ...account }: P24StandInOptions) {
  const transactions = makeTransactions(account)
  const notifications = makeNotifications(account)
  const faults = makeFaults()
  const authorization = `Basic ${Buffer.from(`${account.posId}:${account.apiKey}`).toString('base64')}`

  const tellPaid = async (transaction: Transaction, amount?: number, afterMs = 0): Promise<void> => {
    await sleep(afterMs, undefined, { ref: false })
    const paid = transactions.pay(transaction, amount)
    if (isTelling) notifications.tell(notifications.ofPayment(transaction, paid), () => paid.status !== 1)
  }

  const choose = async (transaction: Transaction, choice: (typeof choices)[number]): Promise<void> => {
    switch (choice) {
      case 'cancel':
        return
      case 'pay':
        return tellPaid(transaction)
      case 'late':
        void tellPaid(transaction, undefined, LATE_MS)
        return
      case 'twice':
        await tellPaid(transaction)
        return tellPaid(transaction)
      case 'other':
        return tellPaid(transaction, transaction.amount + 100)
      case 'lost':
        transactions.pay(transaction)
    }
  }

  const answerPage = async (method: string, token: string, body: string): Promise<Answer> => {
    const transaction = transactions.ofToken(token)
    if (!transaction) return { status: 404, html: '<!doctype html><title>404</title><p>404' }
    if (method !== 'POST') return { status: 200, html: paymentPage(transaction) }
    const choice = z.enum(choices).safeParse(new URLSearchParams(body).get('choice'))
    if (!choice.success) throw new P24Refusal(400, 'choice')
    await choose(transaction, choice.data)
    return { status: 303, location: transaction.urlReturn }
  }

  const endRefund = (orderId: number, status: 0 | 1, requestId?: string) => {
    const refund = requestId ? transactions.refundOfRequest(requestId) : transactions.refundOf(orderId)
    if (!refund) throw new P24Refusal(404, 'Refund not found')
    transactions.endRefund(refund, status === 0 ? 1 : 4)
    return notifications.ofRefund(refund, status)
  }

  const describe = ({ sessionId, currency, amount, paid }: Transaction) => {
    const first = paid[0]
    return {
      sessionId,
      currency,
      orderId: first?.orderId ?? 0,
      amount: first?.amount ?? amount,
      status: first?.status ?? 0,
      statement: first ? `p24-${first.orderId}` : '',
    }
  }

  const rest: Record<string, { operation: Operation; work: (body: unknown) => Answer }> = {
    'POST /transaction/register': {
      operation: 'register',
      work: (body) => ({
        status: 200,
        body: { data: { token: transactions.register(body) }, responseCode: 0 },
      }),
    },
    'PUT /transaction/verify': {
      operation: 'verify',
      work: (body) => {
        transactions.verify(body)
        return { status: 200, body: { data: { status: 'success' }, responseCode: 0 } }
      },
    },
    'POST /transaction/refund': {
      operation: 'refund',
      work: (body) => {
        const { orderId, sessionId, amount, description, requestId } = transactions.refund(body)
        if (isTelling)
          void sleep(REFUND_MS, undefined, { ref: false }).then(() =>
            notifications.tell(endRefund(orderId, 0, requestId)),
          )
        const refund = { orderId, sessionId, amount, description, status: true, message: 'success' }
        return { status: 201, body: { data: [refund], responseCode: 0 } }
      },
    },
    'POST /paymentMethod/blik/chargeByCode': {
      operation: 'blik',
      work: (body) => {
        const { transaction, orderId, bank } = transactions.charge(body)
        if (bank === 'confirmed') {
          if (isTelling) void tellPaid(transaction, undefined, CONFIRM_MS)
          else transactions.pay(transaction)
        }
        if (bank === 'refused' && isTelling)
          void sleep(CONFIRM_MS, undefined, { ref: false }).then(() =>
            notifications.tell(notifications.ofBlik(transaction, true)),
          )
        return { status: 201, body: { data: { orderId, message: 'success' }, responseCode: 0 } }
      },
    },
    'GET /testAccess': { operation: 'get', work: () => ({ status: 200, body: { data: true, error: '' } }) },
  }

  const control = controlCalls({ transactions, notifications, faults, endRefund })

  const answerRest = async (method: string, path: string, body: unknown): Promise<Answer> => {
    const session = /^\/transaction\/by\/sessionId\/([^/]+)$/.exec(path)?.[1]
    if (method === 'GET' && session !== undefined)
      return faults.run('get', () => {
        const transaction = transactions.ofSession(decodeURIComponent(session))
        if (!transaction || transaction.paid.length === 0) throw new P24Refusal(404, 'Transaction not found')
        return { status: 200, body: { data: describe(transaction), responseCode: 0 } }
      })
    const refunded = /^\/refund\/by\/orderId\/(\d+)$/.exec(path)?.[1]
    if (method === 'GET' && refunded !== undefined)
      return faults.run('refunds', () => {
        const data = transactions.describeRefunds(Number(refunded))
        if (!data) throw new P24Refusal(404, 'Refund not found')
        return { status: 200, body: { data, responseCode: 0 } }
      })
    const route = rest[`${method} ${path}`]
    if (!route) throw new P24Refusal(404, 'Not found')
    return faults.run(route.operation, () => route.work(body))
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method = 'GET', headers } = request
    const path = new URL(request.url ?? '/', 'http://stand-in').pathname
    const body = await text(request)
    if (path === '/favicon.ico') return { status: 204, html: '' }
    if (path === '/') return { status: 200, body: { service: 'stand-in of Przelewy24' } }
    const token = /^\/trnRequest\/([\w-]+)$/.exec(path)?.[1]
    if (token !== undefined) return answerPage(method, token, body)
    const json: unknown = body === '' ? {} : JSON.parse(body)
    const work = control[`${method} ${path}`]
    // It takes JSON alone, which no page of another site can send here.
    if (work && (method === 'GET' || headers['content-type'] === 'application/json')) return work(json)
    if (!path.startsWith('/api/v1/')) throw new P24Refusal(404, 'Not found')
    if (headers.authorization !== authorization) throw new P24Refusal(401, 'Incorrect authentication')
    return answerRest(method, path.slice('/api/v1'.length), json)
  }
  return { answer, stop: notifications.stop }
}

function send(response: ServerResponse, { status, body, html, location }: Answer): void {
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...(location && { location }) })
  response.end(html ?? JSON.stringify(body ?? {}))
}

/** Przelewy24 for one machine: the REST calls that the shop makes, the page where the buyer pays, and notifications. No money moves. */
export async function startP24(
  options: P24StandInOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { answer, stop } = makeAnswer(options)

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, await answer(request))
    } catch (error) {
      if (error instanceof Cut) response.destroy()
      else if (error instanceof P24Refusal) send(response, { status: error.status, body: error.body() })
      else if (error instanceof SyntaxError || error instanceof z.ZodError)
        send(response, { status: 400, body: { error: 'Incorrect input data', code: 400 } })
      else throw error
    }
  }

  const { server, port } = await listen((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('The stand-in of Przelewy24 failed:', error)
      response.destroy()
    })
  }, options.port)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      stop()
      await close(server)
    },
  }
}
