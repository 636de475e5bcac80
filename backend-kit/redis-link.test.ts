import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LogFn } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RedisLink } from './redis-link.ts'

/** Milliseconds: longer than the link takes a connection to be silent. */
const IDLE_MS = 2_700

/** Responds to each command of RESP (redis.io, "Redis serialization protocol"), an array, as a server without data would. */
async function aServer(): Promise<{ url: string; fallSilent: () => void }> {
  let isSilent = false
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.setEncoding('latin1').on('data', (text: string) => {
      const commands = text.split(/^\*\d+\r$/m).slice(1)
      if (isSilent) return
      for (const command of commands) socket.write(/\r\nPING\r\n/i.test(command) ? '+PONG\r\n' : '+OK\r\n')
    })
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('A server that listens has a port.')
  return { url: `redis://127.0.0.1:${address.port}`, fallSilent: () => void (isSilent = true) }
}

async function linked() {
  const server = await aServer()
  const log = { info: vi.fn<LogFn>(), warn: vi.fn<LogFn>() }
  const link = new RedisLink(server.url, log)
  onTestFinished(() => link.close())
  await vi.waitFor(() => expect(link.isConnected).toBe(true))
  return { ...server, link, log }
}

test('a connection over which nothing is asked is not lost', async () => {
  const { link, log } = await linked()
  await sleep(IDLE_MS)
  expect(link.isConnected).toBe(true)
  expect(log.warn).not.toHaveBeenCalled()
  expect(log.info).toHaveBeenCalledOnce()
})

test('a server that has gone silent is noticed all the same', async () => {
  const { link, log, fallSilent } = await linked()
  fallSilent()
  await vi.waitFor(() => expect(link.isConnected).toBe(false), { timeout: 2 * IDLE_MS })
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'redis: connection lost')
})
