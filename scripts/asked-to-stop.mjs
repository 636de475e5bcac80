import { getVariable } from './env.mjs'

/** How often the parent is looked at, in milliseconds. */
const LOOK_EVERY_MS = 500

/**
 * Calls back when this process is asked to stop: by a signal, or by the end of the npm that runs it, which hands on only
 * some signals. npm's scripts begin with `exec`, so that no shell stands between the two.
 *
 * @param {(signal: NodeJS.Signals) => void} stop
 * @returns {() => void} ends the listening
 */
export function onAskedToStop(stop) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, stop)
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop('SIGTERM')
  }, LOOK_EVERY_MS).unref()
  if (getVariable('npm_lifecycle_event') === null) clearInterval(timer)
  return () => {
    clearInterval(timer)
    for (const signal of signals) process.off(signal, stop)
  }
}
