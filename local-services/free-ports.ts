import { close, listen } from './listen.ts'

/** Below those that systems give by themselves to whoever connects or asks for any (from 32768 on, on others from 49152 on). */
const FIRST = 20_000
const LAST = 32_767

const found = new Set<number>()

/**
 * Ports of the loopback address on which nobody listens, each found once in this process. Nobody else comes to one by chance until it is
 * used, nor while a program that had it is started again.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, findFreePort))
}

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))
    if (found.has(port)) continue
    found.add(port)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  try {
    const { server } = await listen(() => undefined, port)
    await close(server)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
}
