import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Program } from './program.ts'

const WITHIN_MS = 30_000
const OPENS_WITHIN_MS = 5_000

const targetsSchema = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })], z.unknown())

const usageSchema = z.object({
  result: z.object({
    result: z.object({ value: z.object({ heapUsed: z.number(), external: z.number() }) }),
  }),
})

/**
 * What a program holds on to, in MB (1,000,000 bytes): its heap and the buffers beside it, once all that nobody refers to is
 * collected, which makes it wait for that long. Resident memory says less: V8 keeps what it once had from the system.
 */
export async function usedMegabytes(program: Pick<Program, 'pid' | 'inspectPort'>): Promise<number> {
  const signal = AbortSignal.timeout(WITHIN_MS)
  const socket = new WebSocket(await openInspector(program))
  try {
    await once(socket, 'open', { signal })
    const ask = async (method: string, params = {}): Promise<unknown> => {
      socket.send(JSON.stringify({ id: 1, method, params }))
      const [message] = z
        .tuple([z.object({ data: z.string() })])
        .parse(await once(socket, 'message', { signal }))
      return JSON.parse(message.data)
    }
    await ask('HeapProfiler.collectGarbage')
    const answer = await ask('Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true })
    const { heapUsed, external } = usageSchema.parse(answer).result.result.value
    return (heapUsed + external) / 1_000_000
  } finally {
    socket.close()
  }
}

/** Node.js opens it on a signal, and not before. */
async function openInspector({ pid, inspectPort }: Pick<Program, 'pid' | 'inspectPort'>): Promise<string> {
  process.kill(pid, 'SIGUSR1')
  const deadline = performance.now() + OPENS_WITHIN_MS
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${inspectPort}/json/list`, {
        signal: AbortSignal.timeout(OPENS_WITHIN_MS),
      })
      const [target] = targetsSchema.parse(await answer.json())
      return target.webSocketDebuggerUrl
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(50)
    }
  }
}
