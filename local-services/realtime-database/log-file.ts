import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { getText } from '../files.ts'
import { exportTree, parseTree } from './json.ts'
import { formatPath, parsePath, type Path } from './path.ts'
import type { Tree } from './tree.ts'

/** A path and what is there from now on; null: nothing. */
export interface Write {
  path: Path
  value: Tree
}

export interface LogFile {
  /** Returns when a `kill -9` of this process can no longer undo it. Throws when there is no room for it. */
  append: (writes: readonly Write[]) => void
  /** In characters. */
  size: () => number
  close: () => void
}

/** A file of changes, one a line, made with the first of them. */
export function createLogFile(file: string): LogFile {
  let descriptor: number | null = null
  let size = 0
  return {
    append: (writes) => {
      const line = JSON.stringify(writes.map(({ path, value }) => [formatPath(path), exportTree(value)]))
      if (descriptor === null) {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
        descriptor = openSync(file, 'ax', 0o600)
      }
      appendFileSync(descriptor, `${line}\n`)
      size += line.length
    },
    size: () => size,
    close: () => {
      if (descriptor !== null) closeSync(descriptor)
      descriptor = null
    },
  }
}

const lineSchema = z.array(z.tuple([z.string(), z.unknown()]))

/**
 * The changes of a file in their order. What was being written when the process was killed is left out. Throws when
 * something after it can be read again: then it is not the end that is missing.
 */
export async function readLogFile(file: string): Promise<Write[]> {
  const lines = ((await getText(file)) ?? '').split('\n').filter((line) => line !== '')
  const changes = lines.map(parseLine)
  const whole = changes.findIndex((change) => change === null)
  if (whole === -1) return changes.flatMap((change) => change ?? [])
  if (changes.slice(whole).some((change) => change !== null))
    throw new Error(
      `${file} is damaged in line ${whole + 1}; move its folder away to begin with an empty database.`,
    )
  return changes.slice(0, whole).flatMap((change) => change ?? [])
}

/** null: the line cannot be read. */
function parseLine(line: string): Write[] | null {
  try {
    return lineSchema.parse(JSON.parse(line)).map(([path, json]) => ({
      path: parsePath(path),
      value: parseTree(json, { now: 0, existing: null, depth: 0 }),
    }))
  } catch {
    return null
  }
}
