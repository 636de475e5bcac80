import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { exists } from './files.ts'
import { isAlive } from './postgres/running.ts'

const address = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Starts what a test starts, says what it is, and goes on until it is ended. */
const RUN = `
  import { spawn } from 'node:child_process'
  import { readFileSync } from 'node:fs'
  import { join } from 'node:path'
  import { endWithRun, makeTestFolder } from ${address('run-folder.ts')}
  import { startPostgres } from ${address('postgres/server.ts')}
  const folder = makeTestFolder('a-test')
  await startPostgres({ dataDir: join(folder, 'postgres') })
  const postgres = Number.parseInt(readFileSync(join(folder, 'postgres/cluster/data/postmaster.pid'), 'utf8'), 10)
  const program = endWithRun(spawn('sleep', ['1000'], { stdio: 'ignore', detached: true }))
  console.log(JSON.stringify({ folder, postgres, program: program.pid }))
  setInterval(() => undefined, 1_000)`

const startedSchema = z.object({ folder: z.string(), postgres: z.int(), program: z.int() })

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run that ends by %s leaves no program, no PostgreSQL and no folder',
  async (signal) => {
    const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output] = z.tuple([z.instanceof(Buffer)]).parse(await once(run.stdout, 'data'))
    const { folder, postgres, program } = startedSchema.parse(JSON.parse(output.toString()))
    expect([isAlive(postgres), isAlive(program)]).toEqual([true, true])
    run.kill(signal)
    await expect.poll(() => exists(folder)).toBe(false)
    await expect.poll(() => [isAlive(postgres), isAlive(program)]).toEqual([false, false])
  },
)
