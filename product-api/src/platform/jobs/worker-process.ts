import { memoryVariables } from '@bieznik/backend-kit/memory'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import Tinypool from 'tinypool'

/** An idle process ends after this, in milliseconds: it has 60 MB, and another is there within a second. */
const IDLE_MS = 5_000

/** Of the program's own cache: a process that finds its files compiled does not load what strips their types, 18 MB. */
const compileCache = (): { NODE_COMPILE_CACHE?: string } => {
  // Within the folder that was named, Node.js has one for its version.
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

/**
 * A process for tasks that take seconds or much memory, one at a time. No call of the API waits for its processor, and a task that
 * needs a larger heap ends this process alone and is rejected. It is started with its first task.
 *
 * A thread would not do: `--max-old-space-size`, with which the API is started, overrides the limit of each of its threads.
 */
export function workerProcess({ maxHeapMegabytes }: { maxHeapMegabytes: number }): Tinypool {
  const pool = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    // No task needs any other variable, least of all a password of the shop.
    env: { ...memoryVariables, ...compileCache() },
    execArgv: [
      `--import=${import.meta.resolve('./low-priority.ts')}`,
      `--max-old-space-size=${maxHeapMegabytes}`,
      '--max-semi-space-size=1',
    ],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  // Without a task that could be rejected; the next one starts another process.
  pool.on('error', () => process.emitWarning('worker process: ended while it was idle'))
  return pool
}
