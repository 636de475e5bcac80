import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startLoopback } from '@/tests/loopback'
import { connectWithin } from './connect-within.server'

const SERVER = `const s = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 },
  () => console.log(s.address().port))`

/** A server that takes no connection: it is stopped, and its queue is full. */
async function startFull() {
  const program = spawn(process.execPath, ['-e', SERVER], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(program.stdout, 'data')
  const port = Number(String(line))
  program.kill('SIGSTOP')
  const waiting = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
  for (const socket of waiting) socket.on('error', () => undefined)
  await sleep(100)
  const stop = async () => {
    for (const socket of waiting) socket.destroy()
    const exit = once(program, 'exit')
    program.kill('SIGKILL')
    await exit
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

const ask = (address: string, dispatcher?: object) => {
  const init = { method: 'GET', signal: AbortSignal.timeout(1_500), dispatcher }
  return fetch(address, init)
}

it('gives up on a connection that is not made in time; without it the wait is longer', async () => {
  const full = await startFull()
  const startedAt = Date.now()
  await expect(ask(full.origin, connectWithin(200))).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } })
  expect(Date.now() - startedAt).toBeLessThan(500)
  await expect(ask(full.origin)).rejects.toMatchObject({ name: 'TimeoutError' })
  await full.stop()
})

it('leaves alone what is slow to answer, and says why nobody listens', async () => {
  const slow = await startLoopback((_request, answer) => void setTimeout(() => answer.end('here'), 300))
  const within = connectWithin(100)
  expect(await (await ask(slow.origin, within)).text()).toBe('here')
  await slow.close()
  await expect(ask(slow.origin, within)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
})
