import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'

const run = promisify(execFile)

const lineSchema = z.object({
  level: z.literal(30),
  time: z.iso.datetime(),
  service: z.literal('storefront'),
  msg: z.literal('stopping'),
})

async function lineAt(level: string): Promise<string> {
  const script = `import { log } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    log.info('stopping')`
  const options = { env: { NODE_ENV: 'test', LOG_LEVEL: level } } as const
  return (await run(process.execPath, ['--input-type=module', '--eval', script], options)).stdout
}

it('writes lines of JSON with time, level and service, from the level on that is asked for', async () => {
  expect(lineSchema.safeParse(JSON.parse(await lineAt('info'))).error).toBeUndefined()
  expect(await lineAt('warn')).toBe('')
})
