/*
 * npm run bench: measures the shop in production beside what it is compared with, and writes docs/benchmarks.md.
 *
 *   npm run bench                            everything; about an hour and a half
 *   npm run bench -- --quick                 everything in about three minutes, with figures to match
 *   npm run bench -- pages api               these blocks; the page keeps what it has of the others
 *   npm run bench -- mixed-load --minutes 5
 *
 * Blocks: server, pages, navigation, lighthouse, api, mixed-load, growth, start.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { root } from '../scripts/env.mjs'
import { blockNames, blocks } from './blocks/blocks.ts'
import { composePage } from './page/compose.ts'
import { startRun } from './run.ts'

const PAGE = join(root, 'docs/benchmarks.md')
const FOLDER = join(root, '.data/bench')

const optionsSchema = z.object({
  positionals: z.array(z.enum(blockNames)),
  values: z.object({
    quick: z.boolean(),
    minutes: z.coerce.number().positive().max(50, 'signed-in buyers stay so for an hour').optional(),
  }),
})

const { positionals, values } = optionsSchema.parse(
  parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, minutes: { type: 'string' } },
  }),
)
const wanted = positionals.length > 0 ? blockNames.filter((name) => positionals.includes(name)) : blockNames
await mkdir(FOLDER, { recursive: true })
const { run, close } = startRun({ isQuick: values.quick, minutes: values.minutes, folder: FOLDER })
try {
  for (const name of wanted) {
    const { title, measure } = blocks[name]
    console.info(`${title} …`)
    const start = performance.now()
    const section = await measure(run)
    const measured = { title, section, run: await describeRun() }
    await writeFile(join(FOLDER, `${name}.json`), JSON.stringify(measured, null, 2))
    await writePage(measured)
    for (const { what, aim, reached, isKept } of section.aims)
      console.info(`  ${isKept ? 'kept    ' : 'not kept'} ${what}: ${reached} (${aim})`)
    console.info(`  ${((performance.now() - start) / 1000).toFixed(0)} s`)
  }
} finally {
  await close()
}

async function writePage(measured: Parameters<typeof composePage>[1][number]): Promise<void> {
  const titles = blockNames.map((name) => blocks[name].title)
  const page = await readFile(PAGE, 'utf8').catch(() => '')
  await writeFile(PAGE, await composePage(page, [measured], titles))
}

async function describeRun(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['describe', '--always', '--dirty'], { cwd: root })
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}`
  const versions = `Node.js ${process.versions.node}, ${await versionsOf(['next', 'fastify', 'playwright'])}`
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `${when}, ${values.quick ? 'quick run' : 'full run'} of ${stdout.trim()}. ${machine}. ${versions}.`
}

async function versionsOf(packages: readonly string[]): Promise<string> {
  const named = packages.map(async (name) => {
    const manifest: unknown = JSON.parse(
      await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8'),
    )
    return `${name} ${z.object({ version: z.string() }).parse(manifest).version}`
  })
  return (await Promise.all(named)).join(', ')
}
