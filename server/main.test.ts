import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

const start = (env: Record<string, string>) =>
  run(process.execPath, [join(import.meta.dirname, 'main.ts'), '--ignore-env-files'], {
    env: { NODE_ENV: 'production', ...env },
  })

it('a storefront that cannot start ends with 1, and one line says which variable and what to do', async () => {
  await expect(start({ SITE_URL: 'https://bieznik.example', LOG_LEVEL: 'loud' })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^\{"level":60,.*"service":"storefront","variables":\["LOG_LEVEL"\],"msg":"configuration: LOG_LEVEL cannot be used\. Set it to [^\n]*\n$/,
    ),
  })
})

it('a file that cannot be read is named the same way', async () => {
  await expect(start({ COMPANY_FILE: '/nowhere/company.json' })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^\{.*"variables":\["COMPANY_FILE"\].*cannot be read as JSON.*\n$/),
  })
})
