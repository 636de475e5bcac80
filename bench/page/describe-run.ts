import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { root } from '../../scripts/env.mjs'
import type { Run } from '../run.ts'

const BYTES_OF_GIB = 2 ** 30

/** The commit; `-dirty` when files are not as it has them. */
export async function describeState(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['describe', '--always', '--dirty'], { cwd: root })
  return stdout.trim()
}

/** When, of which state, on what. `busy`: how many processes wanted to run in the minute before. */
export async function describeRun({ isQuick, state }: Run, busy: number): Promise<string> {
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / BYTES_OF_GIB)} GiB, ${type()} ${release()}, load before ${busy.toFixed(1)}`
  const versions = await Promise.all(['next', 'fastify', 'playwright'].map(versionOf))
  return `${when}, ${isQuick ? 'quick run' : 'full run'} of ${state}. ${machine}. Node.js ${process.versions.node}, ${versions.join(', ')}.`
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(text))
  return `${name} ${version}`
}
