import { findFreePorts } from '../../local-services/free-ports.ts'
import { mean } from '../arithmetic/samples.ts'
import { get } from '../load/job.ts'
import { makeLoad } from '../load/make-load.ts'
import type { Run } from '../run.ts'
import { startProgram } from '../shop/program.ts'

/** What the bare server answered a second where the other shops were measured. */
export const BARE_SERVER_THEN = 75_000

/** For what does not come over connections of its own: those that pages were measured with. */
export const USUAL_CONNECTIONS = 16

/** What another shop did a second there, as it would be on a machine whose bare server answers `bareServerNow` a second. */
export const inRatio = (perSecond: number, bareServerNow: number): number =>
  (perSecond / BARE_SERVER_THEN) * bareServerNow

/** What another shop took there, in ms, as it would take on such a machine. */
export const timeInRatio = (ms: number, bareServerNow: number): number =>
  (ms / bareServerNow) * BARE_SERVER_THEN

export interface Calibration {
  connections: number
  /** Requests a second, before and after what it stands beside. */
  perSecond: [before: number, after: number]
  mean: number
}

/**
 * Measures, and the bare server before and after it with the same number of connections. `measure` receives what the bare server
 * did before.
 */
export async function calibrated<T>(
  { seconds, folder }: Run,
  connections: number,
  measure: (bareServerNow: number) => Promise<T>,
): Promise<{ result: T; calibration: Calibration }> {
  const before = await askBareServer(connections, seconds / 2, folder)
  const result = await measure(before)
  const after = await askBareServer(connections, seconds / 2, folder)
  const perSecond: Calibration['perSecond'] = [before, after]
  return { result, calibration: { connections, perSecond, mean: mean(perSecond) } }
}

async function askBareServer(connections: number, seconds: number, folder: string): Promise<number> {
  const [port = 0] = await findFreePorts(1)
  const server = await startProgram({
    name: 'bare-server',
    args: ['bench/calibration/main.ts', String(port)],
    ready: `http://127.0.0.1:${port}/`,
    logs: folder,
  })
  try {
    // Until its code is compiled, it is another server.
    await makeLoad({ port, connections, tasks: [get('/')], seconds: seconds / 4 })
    const { requests, seconds: took } = await makeLoad({ port, connections, tasks: [get('/')], seconds })
    return requests / took
  } finally {
    await server.stop()
  }
}
