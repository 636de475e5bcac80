import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const repository = join(import.meta.dirname, '../..')
const rules = '.oxlintrc.json'

/** A copy of the house with nothing in it but its rules. */
export async function makeEmptyHouse(): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'house-'))
  await symlink(join(repository, 'node_modules'), join(house, 'node_modules'))
  await cp(join(repository, 'tsconfig.json'), join(house, 'tsconfig.json'))
  // What Next writes into the real one, and what brings the types of Node along.
  await writeFile(join(house, 'next-env.d.ts'), '/// <reference types="next" />\n')
  const config = await readFile(join(repository, rules), 'utf8')
  // The plugin stays where it is: it is not part of what is being looked at.
  await writeFile(join(house, rules), config.replace('"./tests/architecture/', `"${import.meta.dirname}/`))
  return house
}

export const tearDown = (house: string): Promise<void> => rm(house, { recursive: true })

/** Writes files, given as path → text. */
export async function plant(house: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(house, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      /** `plugin(rule)` */
      code: z.string().optional(),
      filename: z.string(),
    }),
  ),
})
export type Finding = z.output<typeof reportSchema>['diagnostics'][number]

const run = promisify(execFile)

/** What `oxlint`, run as the project runs it, finds in a house. */
export async function lint(house: string): Promise<Finding[]> {
  const report = await runTool(house, 'oxlint/bin/oxlint', ['--format=json', '.'])
  return reportSchema.parse(JSON.parse(report)).diagnostics
}

/** Runs a program of `node_modules` and answers what it printed, also when it found something and so exits with 1. */
async function runTool(house: string, program: string, args: string[]): Promise<string> {
  const command = [join(repository, 'node_modules', program), ...args]
  const options = { cwd: house, timeout: 120_000, maxBuffer: 64 * 1024 * 1024 }
  try {
    return (await run(process.execPath, command, options)).stdout
  } catch (error) {
    const { code, stdout } = failureSchema.parse(error)
    if (code === 1) return stdout
    throw error
  }
}

const failureSchema = z.object({ code: z.unknown(), stdout: z.string() })
