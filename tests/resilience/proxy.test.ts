import { spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clientAddress } from '../../server/client-address.ts'
import { findFreePort, findFreePorts } from '../../local-services/free-ports.ts'
import { close, listen } from '../../local-services/listen.ts'
import { endAfterTest, follow, makeFolder, type Program } from './programs.ts'

const root = join(import.meta.dirname, '../..')
const hasCaddy = spawnSync('caddy', ['version']).status === 0

type Handler = (call: IncomingMessage, reply: ServerResponse) => void

async function upstream(handler: Handler): Promise<number> {
  const { server, port } = await listen((call, reply) => {
    if (call.url === '/api/health/live') reply.end('{}')
    else handler(call, reply)
  }, 0)
  onTestFinished(() => close(server))
  return port
}

interface Proxy extends Program {
  port: number
  metrics: number
}

/** deploy/Caddyfile in front of two programs of the test, and nothing else of it changed but the ports. */
async function startCaddy(storefronts: readonly [number, number], trusted = ''): Promise<Proxy> {
  const [port = 0, api = 0, metrics = 0] = await findFreePorts(3)
  const source = await readFile(join(root, 'deploy/Caddyfile'), 'utf8')
  const changed = source
    .replaceAll('storefront-1:3000', `127.0.0.1:${storefronts[0]}`)
    .replaceAll('storefront-2:3000', `127.0.0.1:${storefronts[1]}`)
    .replaceAll(/product-api-[12]:4000/g, `127.0.0.1:${await findFreePort()}`)
    .replace('http://:4000', `http://:${api}`)
    .replace('http://:9464', `http://:${metrics}`)
  const folder = await makeFolder()
  const config = join(folder, 'Caddyfile')
  await writeFile(config, changed)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      NODE_ENV: 'test',
      HOME: folder,
      XDG_DATA_HOME: folder,
      SHOP_DOMAIN: `http://localhost:${port}`,
      TRUSTED_PROXIES: trusted,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endAfterTest(child)
  const program = follow(child)
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${metrics}/metrics`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  return { ...program, port, metrics }
}

/** Unlike `fetch`, it sends the headers that it is given. */
async function get(port: number, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const named = { host: `localhost:${port}`, ...headers }
  request({ port, host: '127.0.0.1', path, headers: named, agent: false }, resolve).on('error', reject).end()
  const reply = await promise
  return { status: reply.statusCode, body: await text(reply) }
}

const echo: Handler = ({ headers }, reply) => void reply.end(headers['x-forwarded-for'])

describe.skipIf(!hasCaddy)('the proxy, which has to be installed (caddy)', () => {
  it('counts a caller by the address that it has seen, whatever the caller says', async () => {
    const port = await upstream(echo)
    const caddy = await startCaddy([port, port])
    const { body } = await get(caddy.port, '/', { 'x-forwarded-for': '203.0.113.9' })
    const seen = { socket: '10.0.0.2', forwarded: body, trustedHops: 1 }
    expect(clientAddress(seen)).toBe('127.0.0.1')
  })

  it('behind a CDN that TRUSTED_PROXIES names, it counts by what the CDN has seen, with two hops', async () => {
    const port = await upstream(echo)
    const caddy = await startCaddy([port, port], '192.0.2.0/24 127.0.0.0/8')
    // What the caller says stands before what the CDN has added.
    const { body } = await get(caddy.port, '/', { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' })
    const seen = { socket: '10.0.0.2', forwarded: body, trustedHops: 2 }
    expect(clientAddress(seen)).toBe('203.0.113.9')
  })

  it('gives up on a storefront that is frozen, within ten seconds', async () => {
    const frozen = await upstream(() => undefined)
    const caddy = await startCaddy([frozen, frozen])
    const from = performance.now()
    const { status } = await get(caddy.port, '/tires')
    expect(status).toBe(504)
    expect(performance.now() - from).toBeLessThan(14_000)
  }, 30_000)

  it('logs each call, without its query, its headers and the whole address', async () => {
    const port = await upstream(echo)
    const caddy = await startCaddy([port, port], '192.0.2.0/24')
    await get(caddy.port, '/linked-order?link=42.1800000000.5ec4e7', {
      cookie: 'session=s3cr3t',
      authorization: 'Bearer t0ken',
      referer: 'https://bieznik.example/unsubscribe?token=5ec4e7',
    })
    await expect.poll(caddy.output).toMatch(/"uri":"\/linked-order\?"/)
    expect(caddy.output()).toContain('"status":200')
    expect(caddy.output()).toContain('127.0.0.0')
    expect(caddy.output()).not.toMatch(/5ec4e7|s3cr3t|t0ken|"remote_ip":"127\.0\.0\.1"/)
  })

  it('logs its own errors the same way', async () => {
    const caddy = await startCaddy([await findFreePort(), await findFreePort()])
    expect((await get(caddy.port, '/linked-order?link=42.1800000000.5ec4e7')).status).toBe(503)
    await expect.poll(caddy.output).toMatch(/"level":"error"[^\n]*linked-order/)
    expect(caddy.output()).not.toContain('5ec4e7')
  })

  it('asks the other storefront for a file of a build that one has not', async () => {
    const without = await upstream((_call, reply) => void reply.writeHead(404).end('none'))
    const having = await upstream((_call, reply) => void reply.end('file'))
    for (const pair of [[without, having] as const, [having, without] as const]) {
      const caddy = await startCaddy(pair)
      expect(await get(caddy.port, '/_next/static/chunks/a.js')).toEqual({ status: 200, body: 'file' })
    }
  })

  it('shows its metrics on a port that is not published', async () => {
    const port = await upstream(echo)
    const caddy = await startCaddy([port, port])
    const { status, body } = await get(caddy.metrics, '/metrics')
    expect([status, body.includes('caddy_')]).toEqual([200, true])
  })
})
