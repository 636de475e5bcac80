import { watch } from 'node:fs'

/** What an editor writes with one save. */
const TOGETHER_MS = 100

/**
 * Calls `again` after something in one of the folders was written, once for what is written together. It keeps no program running, and a folder
 * that cannot be watched (the system has too many watches) is named and left out.
 *
 * @param {readonly string[]} folders
 * @param {() => void} again
 * @returns {() => void} ends it
 */
export function follow(folders, again) {
  /** @type {NodeJS.Timeout | undefined} */
  let waiting
  const onChange = () => {
    clearTimeout(waiting)
    waiting = setTimeout(again, TOGETHER_MS)
  }
  const watchers = folders.flatMap((folder) => {
    const onFailure = (/** @type {unknown} */ error) =>
      console.warn(`${folder} is not followed: ${error instanceof Error ? error.message : String(error)}`)
    try {
      return [watch(folder, { persistent: false }, onChange).on('error', onFailure)]
    } catch (error) {
      onFailure(error)
      return []
    }
  })
  return () => {
    clearTimeout(waiting)
    for (const watcher of watchers) watcher.close()
  }
}
