import { once } from 'node:events'

/**
 * Waits for the end of a program. Throws when it could not be started at all.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} 1 when a signal ended it
 */
export async function exitCodeOf(child) {
  await once(child, 'exit')
  return child.exitCode ?? 1
}
