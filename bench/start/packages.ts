import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { nameForAllPlatforms, reasons } from './heavy-packages.ts'

const HEAVY_BYTES = 5_000_000

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

export interface Installed {
  /** `node_modules/a/node_modules/b` is the package b. */
  name: string
  /** Without the packages within it. */
  bytes: number
  isForProduction: boolean
}

/** Every package that npm installed in the folder. */
export async function listInstalled(folder: string): Promise<Installed[]> {
  const text = await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8')
  const { packages } = lockfileSchema.parse(JSON.parse(text))
  const own = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const installed: Installed[] = []
  for (const [path, { dev = false, devOptional = false }] of own)
    installed.push({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      bytes: await sizeOf(join(folder, path)),
      isForProduction: !dev && !devOptional,
    })
  return installed
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') bytes += await sizeOf(path)
    if (entry.isFile()) bytes += (await stat(path)).size
  }
  return bytes
}

/** The packages of production above 5 MB, the largest first, each with why it is there. Throws when one has no reason. */
export function explainHeavy(
  installed: readonly Installed[],
  known: Readonly<Record<string, string>> = reasons,
): { name: string; bytes: number; reason: string }[] {
  const heavy = installed
    .filter(({ bytes, isForProduction }) => isForProduction && bytes > HEAVY_BYTES)
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => ({ name, bytes, reason: known[nameForAllPlatforms(name)] }))
  const unexplained = heavy.filter(({ reason }) => reason === undefined).map(({ name }) => name)
  if (unexplained.length > 0)
    throw new Error(`Above 5 MB without a reason in bench/start/heavy-packages.ts: ${unexplained.join(', ')}`)
  return heavy.map(({ reason = '', ...each }) => ({ ...each, reason }))
}
