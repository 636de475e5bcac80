import type { Database } from './database.ts'
import { isWithin, type Path } from './path.ts'
import { readSet, splitUpdate } from './write-request.ts'

/** What a client wants written when its connection ends. */
export interface LastWords {
  /** Throws InvalidData when it could not be written now. */
  set: (path: Path, json: unknown) => void
  update: (path: Path, json: unknown) => void
  /** Forgets what was to be written at this path and below. */
  cancel: (path: Path) => void
  /** Writes everything. */
  speak: () => void
}

export function makeLastWords(database: Database): LastWords {
  let words: { path: Path; json: unknown }[] = []
  const cancel = (path: Path) => {
    words = words.filter((word) => !isWithin(path, word.path))
  }
  const set = (path: Path, json: unknown) => {
    readSet(database.read(), path, json, Date.now())
    cancel(path)
    words.push({ path, json })
  }
  return {
    set,
    update: (path, json) => splitUpdate(path, json).forEach((each) => set(each.path, each.json)),
    cancel,
    speak: () => {
      const last = words
      words = []
      // Placeholders of the server get their value now and not before.
      for (const { path, json } of last) database.write([readSet(database.read(), path, json, Date.now())])
    },
  }
}
