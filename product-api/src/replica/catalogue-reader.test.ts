import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createReplicatedReader, type ReadOutcome, type Servers } from './catalogue-reader.ts'
import type { Position } from './position.ts'

/** A server that knows the first so many changes of one history. */
type Server = { history: string; changes: number }

const positionOf = ({ history, changes }: Server): Position => ({ history, at: BigInt(changes) * 100n })

/** A primary and its replica. Each question and each answer takes as long as the scheduler wants. */
function openServers(schedule: <T>(what: Promise<T>) => Promise<T>) {
  const primary: Server = { history: '7/00000001', changes: 0 }
  const replica: Server = { ...primary }
  let life = 0
  const soon = async (): Promise<void> => schedule(Promise.resolve())

  /** A question to the replica of this connection, which does not outlive the server. */
  async function ofThisLife<T>(itsLife: number, ask: () => T): Promise<T> {
    await soon()
    if (itsLife !== life) throw new Error('Connection terminated')
    const answer = ask()
    await soon()
    return answer
  }

  const servers: Servers<() => Promise<number>> = {
    primary: async () => {
      await soon()
      return primary.changes
    },
    askPrimaryPosition: async () => {
      await soon()
      const position = positionOf(primary)
      await soon()
      return position
    },
    withReplica: async (work) => {
      const itsLife = life
      return work({
        db: () => ofThisLife(itsLife, () => replica.changes),
        askPosition: () => ofThisLife(itsLife, () => positionOf(replica)),
      })
    },
  }
  return {
    servers,
    primary,
    commit: () => {
      primary.changes += 1
    },
    replay: (most: number) => {
      replica.changes = Math.min(primary.changes, replica.changes + most)
    },
    /** It comes back with less than it had. */
    restart: (lost: number) => {
      life += 1
      replica.changes = Math.max(0, replica.changes - lost)
    },
  }
}

const unwatched = { ended: () => undefined, behind: () => undefined, used: () => undefined }

type Step = { kind: 'commit' | 'read' } | { kind: 'replay' | 'restart'; by: number }

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'commit' }) },
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'read' }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('replay'), by: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart'), by: fc.integer({ min: 0, max: 3 }) }) },
)

type Broken = Partial<Pick<Servers<() => Promise<number>>, 'askPrimaryPosition' | 'withReplica'>>

/** Whatever happens in whichever order: who reads sees all that was committed before he began. */
const neverOld = (
  breakIt: (servers: Servers<() => Promise<number>>) => Broken,
  outcomes = new Set<ReadOutcome>(),
) =>
  fc.asyncProperty(
    fc.scheduler(),
    fc.array(step, { minLength: 5, maxLength: 60 }),
    async (scheduler, steps) => {
      const shop = openServers((what) => scheduler.schedule(what))
      const openReader = () =>
        createReplicatedReader(
          { ...shop.servers, ...breakIt(shop.servers) },
          { ...unwatched, ended: (outcome) => outcomes.add(outcome) },
        )
      const readers = [openReader(), openReader()]
      const reads: Promise<{ seen: number; committed: number }>[] = []
      const read = async (turn: number) => {
        const committed = shop.primary.changes
        const seen = (await readers[turn % readers.length]?.read((ask) => ask())) ?? -1
        return { seen, committed }
      }
      const sequence = steps.map((each, turn) => ({
        label: each.kind,
        builder: async () => {
          if (each.kind === 'commit') shop.commit()
          if (each.kind === 'read') reads.push(read(turn))
          if (each.kind === 'replay' && 'by' in each) shop.replay(each.by)
          if (each.kind === 'restart' && 'by' in each) shop.restart(each.by)
        },
      }))
      scheduler.scheduleSequence(sequence)
      await scheduler.waitIdle()
      for (const { seen, committed } of await Promise.all(reads)) if (seen < committed) return false
      return true
    },
  )

test('no read is older than its beginning, in whichever order changes, replay, restarts and reads come', async () => {
  const outcomes = new Set<ReadOutcome>()
  await fc.assert(
    neverOld(() => ({}), outcomes),
    { numRuns: 1_000 },
  )
  expect([...outcomes]).toEqual(expect.arrayContaining(['replica', 'behind', 'failed']))
})

test('an answer that is older than the question would be noticed', async () => {
  const isNoticed = async (breakIt: Parameters<typeof neverOld>[0]) =>
    (await fc.check(neverOld(breakIt), { numRuns: 2_000 })).failed
  expect(
    await isNoticed(({ askPrimaryPosition }) => {
      let earlier: Promise<Position> | null = null
      return { askPrimaryPosition: () => (earlier ??= askPrimaryPosition()) }
    }),
  ).toBe(true)
  // As when each of the two questions may go to another connection.
  expect(
    await isNoticed(({ withReplica }) => ({
      withReplica: (work) =>
        withReplica(({ db, askPosition }) => {
          const another = () => withReplica((other) => other.db())
          return work({ askPosition, db: () => db().catch(another) })
        }),
    })),
  ).toBe(true)
})

test('who comes while the primary is being asked waits for the next question: a hundred reads are two', async () => {
  let questions = 0
  const shop = openServers((what) => what)
  const askPrimaryPosition = () => {
    questions += 1
    return shop.servers.askPrimaryPosition()
  }
  const reader = createReplicatedReader({ ...shop.servers, askPrimaryPosition }, unwatched)
  await Promise.all(Array.from({ length: 100 }, () => reader.read((ask) => ask())))
  expect(questions).toBe(2)
})

test('a replica that is behind for a moment is asked again at the next read, and one that stays behind is left alone', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const shop = openServers((what) => what)
  const outcomes: ReadOutcome[] = []
  const used: boolean[] = []
  const reader = createReplicatedReader(shop.servers, {
    ...unwatched,
    ended: (outcome) => outcomes.push(outcome),
    used: (isUsed) => used.push(isUsed),
  })
  const readSix = async () => {
    outcomes.length = 0
    for (let turn = 0; turn < 6; turn++) await reader.read((ask) => ask())
    return [...outcomes]
  }
  const six = (outcome: ReadOutcome) => Array.from({ length: 6 }, () => outcome)
  shop.commit()
  expect(await readSix()).toEqual(six('behind'))
  shop.replay(1)
  expect(await readSix()).toEqual(six('replica'))
  shop.commit()
  expect(await readSix()).toEqual(six('behind'))
  vi.advanceTimersByTime(2_000)
  expect(await readSix()).toEqual([...six('behind').slice(1), 'resting'])
  vi.advanceTimersByTime(2_000)
  expect(await readSix()).toEqual(['behind', ...six('resting').slice(1)])
  shop.replay(1)
  vi.advanceTimersByTime(2_000)
  expect(await readSix()).toEqual(six('replica'))
  expect(used).toEqual([false, false, true])
})
