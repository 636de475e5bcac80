import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Answer } from './answer.ts'
import { P24Refusal } from './refusals.ts'

const operations = ['register', 'verify', 'get', 'refund', 'refunds', 'blik'] as const
export type Operation = (typeof operations)[number]

/** `fail`: answers 500 and does nothing. `refuse`: answers 400 and does nothing. `forbid`: answers 401 and does nothing. `cut`: does it and cuts the connection. `slow`: answers after `delayMs`. */
export const faultSchema = z.object({
  operation: z.enum(operations),
  kind: z.enum(['fail', 'refuse', 'forbid', 'cut', 'slow']),
  delayMs: z.int().min(0).max(60_000).default(0),
  times: z.int().min(1).default(1),
})
export type Fault = z.output<typeof faultSchema>

/** Breaks the connection after the work was done. */
export class Cut extends Error {}

/** The faults that were asked for, each for so many calls of its operation. */
export function makeFaults() {
  const faults: Fault[] = []

  const takeFault = (operation: Operation): Fault | null => {
    const fault = faults.find((each) => each.operation === operation)
    if (fault && --fault.times === 0) faults.splice(faults.indexOf(fault), 1)
    return fault ?? null
  }

  /** Does the work of an operation, with its fault if it has one. */
  const run = async (operation: Operation, work: () => Answer): Promise<Answer> => {
    const fault = takeFault(operation)
    if (fault?.kind === 'fail') throw new P24Refusal(500, 'Internal error')
    if (fault?.kind === 'refuse') throw new P24Refusal(400, 'Refused')
    if (fault?.kind === 'forbid') throw new P24Refusal(401, 'Incorrect authentication')
    const answer = work()
    if (fault?.kind === 'cut') throw new Cut()
    if (fault?.kind === 'slow') await sleep(fault.delayMs, undefined, { ref: false })
    return answer
  }

  return {
    add: (fault: Fault) => void faults.push(fault),
    clear: () => void (faults.length = 0),
    run,
  }
}
