import { chromium } from 'playwright'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)

export interface Browser {
  /** undefined: the one that Playwright installed itself. */
  executablePath?: string
  /** Variables that it needs on top of ours. */
  env?: Record<string, string>
}

/**
 * The browser of the tests: the one asked for, else the one that Playwright installed, else the one inside a package.
 * The arguments that the package recommends are left out: with `--single-process` it dies of its second context, and
 * `--disable-web-security` would hide what the tests are to find.
 */
export async function findBrowser(wanted: string | undefined): Promise<Browser> {
  if (wanted) return { executablePath: wanted }
  if (existsSync(chromium.executablePath())) return {}
  const folder = await unpackBrowser()
  const executablePath = join(folder, 'chromium')
  if (await canRun(executablePath)) return { executablePath }
  return { executablePath, env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib') } }
}

/** Unpacks once per version and person. Several may begin at the same time; one of them comes to stay. */
async function unpackBrowser(): Promise<string> {
  const folder = join(tmpdir(), `bieznik-chromium-${await packedVersion()}-${process.getuid?.() ?? 'user'}`)
  if (existsSync(folder)) return folder
  const draft = await mkdtemp(`${folder}-`)
  await unpackInto(draft)
  try {
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

async function packedVersion(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}

/** The package unpacks into the folder for temporary files, and the libraries as well when it believes to be in a Lambda. */
async function unpackInto(folder: string): Promise<void> {
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { NODE_ENV: 'test', TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    timeout: 60_000,
  })
}

/** False where the system lacks a library that every desktop has. */
async function canRun(executable: string): Promise<boolean> {
  return run(executable, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}
