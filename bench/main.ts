/*
 * npm run bench: measures the shop in production beside what it is compared with, and writes docs/benchmarks.md.
 *
 *   npm run bench                            everything; about an hour
 *   npm run bench -- --quick                 everything in about three minutes, with figures to match
 *   npm run bench -- pages api               these blocks; the page keeps what it has of the others
 *   npm run bench -- mixed-load --minutes 5
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/env.mjs'
import { blocks } from './blocks/blocks.ts'
import { blockNames, readOptions } from './options.ts'
import { composePage, type Measured } from './page/compose.ts'
import { describeRun, describeState } from './page/describe-run.ts'
import { startRun, type Run } from './run.ts'
import { closeBackends } from './shop/backend.ts'

const PAGE = join(root, 'docs/benchmarks.md')
const FOLDER = join(root, '.data/bench')

type BlockName = (typeof blockNames)[number]

try {
  await measureAll(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measureAll({ blocks: wanted, ...options }: ReturnType<typeof readOptions>): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  // Now: the page that is written is a change as well.
  const state = await describeState()
  const { run, close } = startRun({ ...options, state, folder: FOLDER })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void closeBackends().finally(() => process.exit(130)))
  try {
    for (const name of wanted) await measureOne(name, run)
  } finally {
    await close()
  }
}

async function measureOne(name: BlockName, run: Run): Promise<void> {
  const { title, measure } = blocks[name]
  console.info(`${title} …`)
  const [start, busy = Number.NaN] = [performance.now(), loadavg()[0]]
  const section = await measure(run)
  const measured = { title, section, run: await describeRun(run, busy) }
  await writeFile(join(FOLDER, `${name}.json`), JSON.stringify(measured, null, 2))
  await writePage(measured)
  for (const { what, aim, reached, isMet } of section.aims)
    console.info(`  ${isMet ? 'met   ' : 'missed'} ${what}: ${reached} (${aim})`)
  console.info(`  ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

async function writePage(measured: Measured): Promise<void> {
  const titles = blockNames.map((name) => blocks[name].title)
  const page = await readFile(PAGE, 'utf8').catch(() => '')
  await writeFile(PAGE, await composePage(page, [measured], titles))
}
