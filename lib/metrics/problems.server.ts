import 'server-only'
import type { Problem } from '@bieznik/contract/problem'
import { problemCounter } from './problem-counter'

/** Counts a refusal or a failure of the BFF. */
export function countProblem(code: Problem['code']): void {
  problemCounter().inc({ code })
}
