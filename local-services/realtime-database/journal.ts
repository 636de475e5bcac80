import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getText, writePrivately } from '../files.ts'
import { exportTree, parseTree } from './json.ts'
import { createLogFile, readLogFile, type Write } from './log-file.ts'
import { setAt, type Tree } from './tree.ts'

/** A database on disk: a picture of it as it once was, and logs of every change since. */
export interface Journal {
  /** What was found. */
  root: Tree
  /** Returns when a `kill -9` of this process can no longer undo it. Throws when there is no room for it. */
  append: (writes: readonly Write[]) => void
  /** Whether a new picture is worth its while. */
  isLong: () => boolean
  /** Takes a new picture and removes the logs before it; changes may come in meanwhile. Not two at a time. */
  compact: (root: Tree) => Promise<void>
}

const PICTURE = 'data.json'
const LOG_NAME = /^(\d+)\.log$/
const LONG = 4 * 1024 * 1024

/** `log` is the number of the first log that comes after the picture. */
const pictureSchema = z.object({ log: z.number(), data: z.unknown() })

/** Opens the database of a folder, which need not exist. Throws when its files are not what this module wrote. */
export async function openJournal(folder: string): Promise<Journal> {
  const found = await readFolder(folder)
  const nameOf = (number: number) => join(folder, `${number}.log`)
  let { number, pictureSize } = found
  let log = createLogFile(nameOf(number))
  let isDirty = found.logs.length > 0

  // The log of an earlier run, or one that could not be written to the end, may stop in the middle of a line.
  const beginLog = () => {
    log.close()
    number += 1
    log = createLogFile(nameOf(number))
  }
  return {
    root: found.root,
    append: (writes) => {
      isDirty = true
      try {
        log.append(writes)
      } catch (error) {
        beginLog()
        throw error
      }
    },
    isLong: () => log.size() > Math.max(LONG, pictureSize),
    compact: async (root) => {
      if (!isDirty) return
      isDirty = false
      beginLog()
      const first = number
      const text = JSON.stringify({ log: first, data: exportTree(root) })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writePrivately(join(folder, PICTURE), text)
      pictureSize = text.length
      const old = (await listLogs(folder)).filter((each) => each < first)
      await Promise.all(old.map((each) => rm(nameOf(each))))
    },
  }
}

async function readFolder(folder: string) {
  const picture = await readPicture(join(folder, PICTURE))
  const logs = (await listLogs(folder)).filter((number) => number >= picture.log)
  let { root } = picture
  for (const number of logs) {
    for (const { path, value } of await readLogFile(join(folder, `${number}.log`)))
      root = setAt(root, path, value)
  }
  return { root, logs, number: (logs.at(-1) ?? picture.log - 1) + 1, pictureSize: picture.size }
}

async function readPicture(file: string) {
  const text = await getText(file)
  if (text === null) return { log: 0, root: null, size: 0 }
  try {
    const { log, data } = pictureSchema.parse(JSON.parse(text))
    return { log, root: parseTree(data, { now: 0, existing: null, depth: 0 }), size: text.length }
  } catch (cause) {
    throw new Error(`${file} cannot be read; move its folder away to begin with an empty database.`, {
      cause,
    })
  }
}

/** Their numbers in order. */
async function listLogs(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => LOG_NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
}
