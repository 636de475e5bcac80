import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { usedMegabytes } from './used-memory.ts'

/** Holds on to 40 MB, has made as much that nobody holds on to, and says that it is ready. */
const SCRIPT = `
  globalThis.kept = Buffer.alloc(40_000_000, 1)
  Array.from({ length: 40 }, () => Buffer.alloc(1_000_000, 1))
  setInterval(() => {}, 1000)
  console.log('ready')
`

it('is what a program holds on to, as often as it is asked', async () => {
  const [inspectPort = 0] = await findFreePorts(1)
  const child = spawn(process.execPath, [`--inspect-port=127.0.0.1:${inspectPort}`, '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    await once(child.stdout, 'data')
    const program = { pid: child.pid ?? 0, inspectPort }
    for (const used of [await usedMegabytes(program), await usedMegabytes(program)]) {
      expect(used).toBeGreaterThan(40)
      expect(used).toBeLessThan(60)
    }
  } finally {
    child.kill()
  }
})
