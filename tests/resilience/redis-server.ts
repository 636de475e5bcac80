import { createClient } from '@redis/client'
import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { endAfterTest, follow, makeFolder, type Program } from './programs.ts'

/** Any of the two; they are the same to the shop. */
const NAMES = ['valkey-server', 'redis-server']
const READY_WITHIN_MS = 10_000

/** The one that is installed on this machine; null: none is. */
export const redisProgram: string | null =
  NAMES.find((name) => spawnSync(name, ['--version']).status === 0) ?? null

/** Starts a server that keeps nothing on disk, and is killed after the test at the latest. */
export async function startRedis(port: number): Promise<Program> {
  if (redisProgram === null) throw new Error('There is neither a valkey-server nor a redis-server.')
  const settings = { port, bind: '127.0.0.1', dir: await makeFolder(), save: '', appendonly: 'no' }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(redisProgram, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  endAfterTest(child)
  await untilItAnswers(port)
  return follow(child)
}

async function untilItAnswers(port: number): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS
  while (performance.now() < end) {
    const isThere = await askRedis(port, (client) => client.ping()).catch(() => null)
    if (isThere) return
    await sleep(50)
  }
  throw new Error(`Redis is not ready on port ${port}.`)
}

const open = (port: number) =>
  createClient({ socket: { host: '127.0.0.1', port, reconnectStrategy: false } }).on('error', () => undefined)

/** Asks it past everything that the shop knows. */
export async function askRedis<T>(
  port: number,
  work: (client: ReturnType<typeof open>) => Promise<T>,
): Promise<T> {
  const client = open(port)
  await client.connect()
  try {
    return await work(client)
  } finally {
    client.destroy()
  }
}
