import { watch } from 'node:fs'

/** What an editor writes with one save. */
const TOGETHER_MS = 100

/**
 * Calls `again` after something in one of the folders was written, once for what is written together. It keeps no program running.
 *
 * @param {readonly string[]} folders
 * @param {() => void} again
 * @returns {() => void} ends it
 */
export function follow(folders, again) {
  /** @type {NodeJS.Timeout | undefined} */
  let waiting
  const watchers = folders.map((folder) =>
    watch(folder, { persistent: false }, () => {
      clearTimeout(waiting)
      waiting = setTimeout(again, TOGETHER_MS)
    }),
  )
  return () => {
    clearTimeout(waiting)
    for (const watcher of watchers) watcher.close()
  }
}
