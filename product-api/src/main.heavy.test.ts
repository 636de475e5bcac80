import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const TIMEOUT_MS = 30_000

function startWith(env: Record<string, string>) {
  return run(process.execPath, [program], { env: { NODE_ENV: 'test', ...env }, timeout: TIMEOUT_MS })
}

test('without a database it does not start, and says what to do', async () => {
  await expect(startWith({})).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^\{"level":60,.*"variables":\["DATABASE_URL"\],"msg":"configuration: DATABASE_URL is not set. Set it to .*\}\n$/,
    ),
  })
})

test('with a database that is away it ends, without its password in the log', async () => {
  const failure = startWith({ DATABASE_URL: 'postgres://bieznik:sekret12@127.0.0.1:1/away' })
  await expect(failure).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('could not start') })
  await expect(failure).rejects.toMatchObject({ stdout: expect.not.stringContaining('sekret12') })
})

test('what was compiled with --compile-only is all that a start compiles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bieznik-compiled-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await run(process.execPath, [program, '--compile-only'], {
    env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: folder },
  })
  const before = await readdir(folder, { recursive: true })
  await expect(
    startWith({ DATABASE_URL: 'postgres://127.0.0.1:1/away', NODE_COMPILE_CACHE: folder }),
  ).rejects.toMatchObject({
    stdout: expect.stringContaining('could not start'),
  })
  expect(before.length).toBeGreaterThan(100)
  expect(await readdir(folder, { recursive: true })).toEqual(before)
})
