import { expect, test, vi } from 'vitest'
import { startPeriodicJob } from './periodic-job.ts'

const logger = { error: vi.fn<(...logged: unknown[]) => void>() }

test('a job runs again after a failure, which is logged by its name', async () => {
  let runs = 0
  const job = startPeriodicJob({
    name: 'tests: counting',
    everyMs: 1,
    logger,
    run: async () => {
      runs += 1
      if (runs === 1) throw new Error('once')
    },
  })
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2))
  await job.stop()
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    { err: expect.objectContaining({ message: 'once' }) },
    'tests: counting failed',
  )
})

test('stopping aborts the run that is under way and waits for it', async () => {
  let hasEnded = false
  const job = startPeriodicJob({
    name: 'tests: waiting',
    everyMs: 60_000,
    logger,
    run: (end) =>
      new Promise<void>((resolve) => {
        end.addEventListener('abort', () => {
          hasEnded = true
          resolve()
        })
      }),
  })
  await job.stop()
  expect(hasEnded).toBe(true)
})

test('a job whose first run is later can be stopped before it', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined)
  const job = startPeriodicJob({ name: 'tests: later', everyMs: 1, firstAfterMs: 60_000, logger, run })
  await job.stop()
  expect(run).not.toHaveBeenCalled()
})
