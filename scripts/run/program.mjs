import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bin, root } from '../env.mjs'
import { openLog } from './log.mjs'

/** What a graceful stop may take before the program is killed. */
const STOP_WITHIN_MS = 10_000

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {Promise<{ code: number | null, words: string }>} ended how, and with which last words
 * @property {() => Promise<void>} stop
 * @property {() => void} kill
 */

/**
 * Runs a script on the pinned Node. It gets a process group of its own, so that Ctrl-C in the terminal reaches the supervisor
 * alone, which then stops things in order.
 *
 * @param {string} name
 * @param {readonly string[]} args flags of Node, the script, its arguments
 * @param {{ env: NodeJS.ProcessEnv, logs: string, shown?: import('./log.mjs').Shown }} options
 * @returns {Program}
 */
export function startProgram(name, args, { env, logs, shown }) {
  const watchdog = `--import=${new URL(`exit-with.mjs?pid=${process.pid}`, import.meta.url).href}`
  const child = spawn(join(bin, 'node'), [watchdog, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const log = openLog(logs, name, shown)
  log.follow(child.stdout, 'stdout')
  log.follow(child.stderr, 'stderr')
  const ended = once(child, 'close').then(() => {
    const words = log.lastLines.map((line) => `    ${line}`).join('\n')
    const how = child.signalCode ?? `exit code ${child.exitCode}`
    return {
      code: child.exitCode,
      words: `${name} ended (${how}). Its last lines, from ${log.file}:\n${words}`,
    }
  })

  /** @param {NodeJS.Signals} signal */
  const signalGroup = (signal) => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, signal)
  }
  const stop = async () => {
    signalGroup('SIGTERM')
    const timer = setTimeout(() => signalGroup('SIGKILL'), STOP_WITHIN_MS)
    await ended
    clearTimeout(timer)
  }
  return { name, ended, stop, kill: () => signalGroup('SIGKILL') }
}
