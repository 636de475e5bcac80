import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getText } from '../../local-services/files.ts'
import { getVariable } from '../env.mjs'
import { digestOfCovered } from './covered.mjs'

/** @typedef {import('./covered.mjs').HeavySet} HeavySet */

/** @typedef {{ set: HeavySet, digest: string }} Due a set that is to run, and what it then says something about */

/** The digests with which the heavy tests last passed; a file to be committed. */
const FILE = 'tests/last-passed.json'

/** @param {string} folder the root of the repository */
const read = async (folder) =>
  z.record(z.string(), z.string()).parse(JSON.parse((await getText(join(folder, FILE))) ?? '{}'))

/**
 * Which of these sets cover something else than what they last passed with.
 *
 * @param {string} folder the root of the repository
 * @param {readonly HeavySet[]} sets
 */
export async function listDue(folder, sets) {
  const passed = await read(folder)
  const all = await Promise.all(
    sets.map(async (set) => ({ set, digest: await digestOfCovered(folder, set) })),
  )
  const left = all.filter(({ set, digest }) => passed[set] === digest).map(({ set }) => set)
  if (left.length > 0)
    console.info(`Left out, since what they cover is what they last passed with: ${left.join(', ')}`)
  return { due: all.filter(({ set }) => !left.includes(set)), left }
}

/**
 * Writes down those that ran whole and passed, whatever became of the others; not in CI, where it is not committed.
 *
 * @param {string} folder the root of the repository
 * @param {readonly Due[]} due
 * @param {(set: HeavySet) => boolean} hasPassed
 */
export async function notePassed(folder, due, hasPassed) {
  const now = due.filter(({ set }) => hasPassed(set))
  if (now.length === 0 || getVariable('CI') !== null) return
  const passed = await read(folder)
  for (const { set, digest } of now) passed[set] = digest
  await writeFile(join(folder, FILE), `${JSON.stringify(passed, null, 2)}\n`)
}
