import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'
import { askDatabase, DATABASE_DEADLINE_MS } from './database.server'
import { keyPart } from './record-key'

/** How long a turn lasts at most: that of a process which died in it passes on by itself. */
const TURN_MS = 10_000
/** How long to wait for a turn. */
const PATIENCE_MS = 5_000
const PAUSE_MS = 40

/** What the SDK says of a transaction that it gave up: for a write of this process to the same place, or for too many others. */
const CONTENDED = new Set(['set', 'maxretry'])

const turnSchema = z.object({ holder: z.string(), until: z.number() })

export interface Turn {
  /** Throws `unavailable` when the turn is nearly over: a write could then meet that of the next one. */
  requireTime: () => void
}

/**
 * Runs the work that changes a person's record, never two at once for one person: the database has no condition on a write
 * to several paths, so each write first takes the person's turn by a transaction. It holds across processes; their
 * clocks have to agree to a second or two. Throws `unavailable` when no turn is to be had.
 */
export async function inTurn<T>(uid: string, work: (turn: Turn) => Promise<T>): Promise<T> {
  const path = `UserTurns/${keyPart(uid)}`
  const until = await takeTurn(path)
  try {
    return await work({ requireTime: () => requireTime(until) })
  } finally {
    await endTurn(path, until)
  }
}

async function takeTurn(path: string): Promise<number> {
  const patience = Date.now() + PATIENCE_MS
  do {
    const until = Date.now() + TURN_MS
    if (await isTaken(path, { holder: randomUUID(), until })) return until
    await sleep(PAUSE_MS * (1 + Math.random()))
  } while (Date.now() < patience)
  throw new ProblemError('unavailable', 'another change of this record takes too long')
}

async function isTaken(path: string, mine: z.output<typeof turnSchema>): Promise<boolean> {
  try {
    const { committed } = await askDatabase((database) =>
      database.ref(path).transaction((current) => (isOver(current) ? mine : undefined), undefined, false),
    )
    return committed
  } catch (error) {
    if (error instanceof Error && CONTENDED.has(error.message)) return false
    throw error
  }
}

/** The first thing that a transaction is shown is a guess, null; when it is wrong, it is asked again. */
function isOver(current: unknown): boolean {
  const turn = turnSchema.safeParse(current)
  return !turn.success || turn.data.until < Date.now()
}

function requireTime(until: number): void {
  if (Date.now() + DATABASE_DEADLINE_MS > until)
    throw new ProblemError('unavailable', 'the turn to change this record is nearly over')
}

/** What was done stays done when this fails; the turn then ends by itself. */
async function endTurn(path: string, until: number): Promise<void> {
  if (Date.now() + DATABASE_DEADLINE_MS > until) return
  try {
    await askDatabase((database) => database.ref().update({ [path]: null }))
  } catch (err) {
    log.error({ err }, 'the turn to change a record was not ended')
  }
}
