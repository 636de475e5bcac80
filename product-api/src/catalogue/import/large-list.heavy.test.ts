import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { tireList, tireWorkbook } from '../../../test/import-file.ts'
import { makeTemporaryFolder } from '../../../test/processes.ts'
import { copyDatabase } from '../../../test/shop.ts'

const LINES = 100_000
const MAX_GROWTH_MB = 400
const MAX_CANCEL_MS = 500
const TIMEOUT_MS = 300_000

const url = await copyDatabase()
const program = fileURLToPath(new URL('../../../test/dry-run-process.ts', import.meta.url))
const measuredSchema = z.object({ created: z.int().nullable(), grewBy: z.number(), tookMs: z.number() })

/** In a process that is started as the Dockerfile starts the API. */
async function dryRunAlone(file: Buffer, canceled: readonly string[] = []) {
  const path = join(await makeTemporaryFolder(), 'cennik')
  await writeFile(path, file)
  const flags = ['--max-semi-space-size=16', '--max-old-space-size=512']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, program, url, path, ...canceled],
    {
      env: { NODE_ENV: 'production' },
    },
  )
  return measuredSchema.parse(JSON.parse(stdout))
}

const kinds = [
  ['CSV', tireList],
  ['XLSX', tireWorkbook],
] as const

test.each(kinds)(
  'a dry run of 100,000 lines of %s takes less than 400 MB more memory',
  { timeout: TIMEOUT_MS },
  async (_, make) => {
    const { created, grewBy } = await dryRunAlone(make(LINES, 200))
    expect(created).toBe(LINES)
    expect(grewBy).toBeGreaterThan(0)
    expect(grewBy / 1024 / 1024).toBeLessThan(MAX_GROWTH_MB)
  },
)

test.each([
  ['CSV', 'while its titles are collected', tireList, ['columns', '300']],
  ['CSV', 'while its lines are planned', tireList, ['progress', '500']],
  ['XLSX', 'while its sheet is unpacked', tireWorkbook, ['start', '2000']],
] as const)(
  'a dry run of 100,000 lines of %s that is canceled %s ends at once',
  { timeout: TIMEOUT_MS },
  async (_, __, make, canceled) => {
    const { created, tookMs } = await dryRunAlone(make(LINES, 200), canceled)
    expect(created).toBeNull()
    expect(tookMs).toBeLessThan(MAX_CANCEL_MS)
  },
)
