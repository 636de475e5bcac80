import { spawn, type ChildProcess } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SIGNATURE_HEADER } from '../contract/platform/headers.ts'
import { findFreePorts } from '../local-services/free-ports.ts'

/** A storefront of its own beside that of the shop, with a way to the same product API that can be cut. */
export interface StorefrontApart {
  url: string
  /** From now on nothing comes through; `false`: everything does again. */
  cutOff: (isCut: boolean) => void
  /** The paths that it has asked the product API for so far. */
  asked: () => readonly string[]
  /** Says that what these tags stand for has changed, as the product API does. */
  invalidate: (tags: readonly string[]) => Promise<void>
  /** All that it has written so far, its log among it. */
  output: () => string
  close: () => Promise<void>
}

const READY_WITHIN_MS = 120_000
const SCRIPT = join(import.meta.dirname, '../server/main.ts')

export async function openStorefrontApart(shop: {
  productApiUrl: string
  identityUrl: string
}): Promise<StorefrontApart> {
  const [port, gatePort] = await findFreePorts(2)
  const gate = makeGate(shop.productApiUrl)
  gate.server.listen(gatePort, '127.0.0.1')
  const url = `http://127.0.0.1:${port}`
  const secret = randomUUID()
  const storefront = spawn(process.execPath, [SCRIPT, '--ignore-env-files'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'production',
      PORT: `${port}`,
      SITE_URL: url,
      PRODUCT_API_URL: `http://127.0.0.1:${gatePort}`,
      REVALIDATE_SECRET: secret,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(shop.identityUrl).host,
    },
  })
  let output = ''
  for (const stream of [storefront.stdout, storefront.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  await untilReady(`${url}/api/health/ready`, storefront)
  return {
    url,
    cutOff: gate.cutOff,
    asked: () => gate.asked,
    invalidate: (tags) => invalidate(url, secret, tags),
    output: () => output,
    close: () => close(storefront, gate.server),
  }
}

async function invalidate(url: string, secret: string, tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ tags })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const reply = await fetch(`${url}/api/revalidate`, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(`The storefront answered ${reply.status}.`)
}

function makeGate(target: string) {
  let isCut = false
  const asked: string[] = []
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '')
    if (isCut) return void request.socket.destroy()
    void fetch(target + request.url, { signal: AbortSignal.timeout(5_000) }).then(async (reply) => {
      const passedOn = [...reply.headers].filter(([name]) => !/^(?:content-|transfer-|connection)/.test(name))
      for (const [name, value] of passedOn) answer.setHeader(name, value)
      answer.statusCode = reply.status
      answer.setHeader('content-type', reply.headers.get('content-type') ?? 'application/json')
      answer.end(Buffer.from(await reply.arrayBuffer()))
    })
  })
  return { server, asked, cutOff: (value: boolean) => void (isCut = value) }
}

async function untilReady(address: string, program: ChildProcess): Promise<void> {
  const deadline = AbortSignal.timeout(READY_WITHIN_MS)
  while (program.exitCode === null) {
    const reply = await fetch(address, { signal: deadline }).catch(() => null)
    if (reply?.ok) return
    deadline.throwIfAborted()
    await sleep(100)
  }
  throw new Error(`The storefront ended with exit code ${program.exitCode}.`)
}

async function close(program: ChildProcess, gate: Server): Promise<void> {
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await ended
  gate.close()
  gate.closeAllConnections()
}
