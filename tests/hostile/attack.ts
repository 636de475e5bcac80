import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many hostile requests a run makes; nothing: what is made in passing. */
    hostileRequests?: number
    /** The seed of a run that is to be repeated. */
    hostileSeed?: number
  }
}

const IN_PASSING = 300

/** Longest search for a smaller request that fails in the same way, in milliseconds. */
const SHRINKING_MS = 60_000

interface Attack<Request> {
  requests: fc.Arbitrary<Request>
  /** Makes the request and answers what is wrong with the reply. */
  complaintsOn: (request: Request) => Promise<string[]>
  count?: number
}

/** A text of 100 KB says nothing more than its beginning. */
const shown = (request: unknown): string =>
  fc.stringify(request).replaceAll(/(.)\1{40,}/gu, (run, one: string) => `${one}{${run.length}}`)

/** Makes the requests one after another. Throws at the first reply that is not as declared, with the least request for it. */
export async function attack<Request>({ requests, complaintsOn, count }: Attack<Request>): Promise<void> {
  const numRuns = count ?? inject('hostileRequests') ?? IN_PASSING
  const seed = inject('hostileSeed') ?? Date.now() % 2_147_483_647
  process.stdout.write(`${numRuns} hostile requests, HOSTILE_SEED=${seed}\n`)
  let deadline = Infinity
  const details = await fc.check(
    fc.asyncProperty(requests, async (request) => {
      if (Date.now() > deadline) return
      const complaints = await complaintsOn(request)
      if (complaints.length === 0) return
      deadline = Math.min(deadline, Date.now() + SHRINKING_MS)
      throw new Error(complaints.join('; '))
    }),
    { numRuns, seed },
  )
  if (!details.failed) return
  const [request] = details.counterexample ?? []
  const error = details.errorInstance instanceof Error ? details.errorInstance.message : 'no complaint'
  throw new Error(`HOSTILE_SEED=${seed}: ${error.slice(0, 4_000)}\n${shown(request).slice(0, 4_000)}`)
}
