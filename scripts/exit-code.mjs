import { once } from 'node:events'
import { onAskedToStop } from './asked-to-stop.mjs'

/**
 * Waits for the end of a program, which is asked to stop when this process is. Throws when it could not be started at
 * all, or when it was stopped on the way.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} 1 when a signal ended it
 */
export async function exitCodeOf(child) {
  let isStopped = false
  const stopListening = onAskedToStop((signal) => {
    isStopped = true
    child.kill(signal)
  })
  await once(child, 'exit').finally(stopListening)
  if (isStopped && child.exitCode !== 0) throw new Error('Stopped.')
  return child.exitCode ?? 1
}
