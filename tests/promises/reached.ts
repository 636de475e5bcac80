import { TestRunner, type RunnerTestCase } from 'vitest'
import type { PromiseId } from './table.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What this test has shown; `docs/promises.md` is made of it when the test passes. */
    reached?: { id: PromiseId; figure: string }[]
  }
}

/** Says in the running test which figure of a promise it has just seen. */
export function reached(id: PromiseId, figure: string): void {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>()
  if (!test) throw new Error('A figure is reached within a test.')
  test.meta.reached = [...(test.meta.reached ?? []), { id, figure }]
}
