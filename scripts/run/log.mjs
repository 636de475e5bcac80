import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { say } from './terminal.mjs'

/** pino's number for a warning; errors are above it. */
const WARNING = 40
const REMEMBERED_LINES = 20

/** @typedef {'errors' | 'everything' | 'nothing'} Shown */

/**
 * Takes down what a program says: all of it into `<name>.log` (what it said last time is in `<name>.previous.log`), what
 * people should know on the terminal.
 *
 * @param {string} folder
 * @param {string} name
 * @param {Shown} [shown] what of it goes to the terminal as well
 */
export function openLog(folder, name, shown = 'errors') {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.log`)
  if (existsSync(file)) renameSync(file, join(folder, `${name}.previous.log`))
  const stream = createWriteStream(file, { mode: 0o600 })
  /** @type {string[]} */
  const lastLines = []

  /**
   * @param {import('node:stream').Readable} source
   * @param {'stdout' | 'stderr'} kind
   */
  const follow = (source, kind) => {
    createInterface({ input: source }).on('line', (line) => {
      stream.write(`${line}\n`)
      lastLines.push(line)
      if (lastLines.length > REMEMBERED_LINES) lastLines.shift()
      const news = getNews(line, kind === 'stderr' || shown === 'everything')
      if (news && shown !== 'nothing') say(`${name}: ${news}`)
    })
  }
  return { file, follow, lastLines }
}

/**
 * What of a line belongs on the terminal; null: nothing.
 *
 * @internal
 * @param {string} line
 * @param {boolean} isShownPlain whether a line that is not of pino's form is shown
 */
export function getNews(line, isShownPlain) {
  const entry = getEntry(line)
  if (!entry) return isShownPlain && line.trim() !== '' ? line : null
  if (entry.level < WARNING) return null
  const reason = entry.err?.message
  return reason && reason !== entry.msg ? `${entry.msg} (${reason})` : entry.msg
}

/** A line of pino. */
const entrySchema = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ message: z.string().optional() }).optional(),
})

/** @param {string} line */
function getEntry(line) {
  if (!line.startsWith('{')) return null
  try {
    return entrySchema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}
