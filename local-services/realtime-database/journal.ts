import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getText, writePrivately } from '../files.ts'
import { exportTree, parseTree } from './json.ts'
import { formatPath, parsePath, type Path } from './path.ts'
import { setAt, type Tree } from './tree.ts'

/** One path and what is there from now on; null: nothing. */
export interface Write {
  path: Path
  value: Tree
}

/** A database on disk: a picture of it as it once was, and a log of every change since. */
export interface Journal {
  /** What was found. */
  root: Tree
  /** Keeps a change; when it returns, a `kill -9` of this process does no more harm. Throws when the disk is full. */
  append: (writes: readonly Write[]) => void
  /** Whether the log has grown so long that a new picture is worth its while. */
  isLong: () => boolean
  /** Takes a new picture and forgets the log up to it. Changes may come in meanwhile. */
  compact: (root: Tree) => Promise<void>
}

const PICTURE = 'data.json'
const LOG_NAME = /^(\d+)\.log$/
const LONG_BYTES = 4 * 1024 * 1024

const pictureSchema = z.object({
  /** The log that goes on from here. */
  log: z.number(),
  data: z.unknown(),
})
const entrySchema = z.array(z.tuple([z.string(), z.unknown()]))

/** Opens the database of this folder, which need not exist yet. Throws when its files are not what this module wrote. */
export async function openJournal(folder: string): Promise<Journal> {
  const { root, log, picture } = await read(folder)
  let number = log
  let descriptor: number | null = null
  let bytes = 0
  let pictureBytes = picture

  // A log that was begun by an earlier run may end in half a line: each run begins its own.
  const begin = () => {
    if (descriptor !== null) closeSync(descriptor)
    descriptor = null
    bytes = 0
    number += 1
  }
  const append = (writes: readonly Write[]) => {
    const line = `${JSON.stringify(writes.map(({ path, value }) => [formatPath(path), exportTree(value)]))}\n`
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      descriptor ??= openSync(join(folder, `${number}.log`), 'ax', 0o600)
      appendFileSync(descriptor, line)
      bytes += line.length
    } catch (error) {
      begin()
      throw error
    }
  }
  const compact = async (now: Tree) => {
    if (bytes === 0 && number === log && log === 0) return
    begin()
    const text = JSON.stringify({ log: number, data: exportTree(now) })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const kept = number
    await writePrivately(join(folder, PICTURE), text)
    pictureBytes = text.length
    await forgetLogs(folder, kept)
  }
  return { root, append, isLong: () => bytes > Math.max(LONG_BYTES, pictureBytes), compact }
}
