import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('./api-process.ts', import.meta.url))

export type ApiProcess = {
  origin: string
  /** Sends the signal and answers how the process ended. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return address.port
}

/** A process of its own that runs the API; resolves when it listens. Ended after the test at the latest. */
export async function startApiProcess(databaseUrl: string, port: number): Promise<ApiProcess> {
  const child = spawn(process.execPath, [program, databaseUrl, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('the API ended before it listened'))),
  ])
  return {
    origin: `http://127.0.0.1:${port}`,
    end: async (signal) => {
      child.kill(signal)
      await exited
      return { code: child.exitCode, signal: child.signalCode }
    },
  }
}
