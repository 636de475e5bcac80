import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { close, listen } from '../listen.ts'
import { makeBuyer } from './buyer.ts'
import { makeControl } from './control.ts'
import { readCall, sendJson, type Call } from './http.ts'
import { makeOrders } from './orders.ts'
import { makeRefunds } from './refunds.ts'
import { oauthRefusals, Refusal } from './refusal.ts'
import { makeReplays, type Answer } from './replay.ts'
import { Cut, makeRest } from './rest.ts'
import { makeTokens, type Credentials } from './tokens.ts'
import { makeTroubles } from './faults.ts'
import { makeWebhooks } from './webhooks.ts'

export type WalletOptions = Credentials & {
  /** 0 takes a free one. */
  port: number
  merchantId: string
  webhookId: string
  /** Where webhooks are sent; null: nowhere. */
  webhookUrl: string | null
}

const SDK = new URL('./sdk.mjs', import.meta.url)

/** The script that the shop's page loads as PayPal's. It asks back here from that page. */
async function sendSdk(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(await readFile(SDK))
}

function makeAnswer(options: WalletOptions) {
  const orders = makeOrders(options.merchantId)
  const tokens = makeTokens(options)
  const troubles = makeTroubles()
  const webhooks = makeWebhooks({ webhookId: options.webhookId, url: options.webhookUrl })
  const refunds = makeRefunds(orders)
  const replays = makeReplays()
  const rest = makeRest({ orders, refunds, replays, troubles, webhooks })
  const buyer = makeBuyer({ orders, webhooks })
  const control = makeControl({ orders, refunds, replays, tokens, troubles, webhooks })

  const answerToken = ({ headers }: Call): Answer => {
    if (troubles.next('token')) throw new Refusal('INTERNAL_SERVER_ERROR')
    const token = tokens.issue(headers.authorization)
    return token ? { status: 200, body: token } : { status: 401, body: oauthRefusals.invalid_client }
  }
  const answer = async (call: Call): Promise<Answer> => {
    if (call.path === '/') return { status: 200, body: { service: 'stand-in of PayPal' } }
    if (call.path === '/v1/oauth2/token') return answerToken(call)
    const open = control(call) ?? buyer(call)
    if (open) return open
    if (!tokens.isGood(call.headers.authorization)) return { status: 401, body: oauthRefusals.invalid_token }
    const answered = await rest(call)
    if (!answered) throw new Refusal('RESOURCE_NOT_FOUND')
    return answered
  }
  return { answer, stop: webhooks.stop }
}

/** PayPal for one machine: the REST calls that the shop makes, the script of the button, and webhooks. No money moves. */
export async function startWallet(
  options: WalletOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { answer, stop } = makeAnswer(options)

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The dialog runs in a page of the shop, which is another origin.
    if (request.url?.startsWith('/checkoutnow/')) {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', '*')
      if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    }
    if (request.url?.startsWith('/sdk/js')) return sendSdk(response)
    try {
      const { status, body } = await answer(await readCall(request))
      sendJson(response, status, body)
    } catch (error) {
      if (error instanceof Cut) response.destroy()
      else if (error instanceof Refusal) sendJson(response, error.status, error.body)
      else throw error
    }
  }

  const { server, port } = await listen((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('The stand-in of PayPal failed:', error)
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
