import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startTestKsef, taxpayer } from '../test/ksef.ts'
import { copyDatabase } from '../test/shop.ts'

const url = await copyDatabase()

const run = promisify(execFile)

/** As the services of compose.yaml with the profile `command` do. */
const command = (script: string, args: readonly string[], env: Record<string, string>) =>
  run(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { NODE_ENV: 'production', ...env },
  })

test('a backup into a folder has the name of its minute, and is taken of a shop that may not be opened as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { stdout } = await command('platform/db/backup-cli.ts', ['backup', `${folder}/`], {
    DATABASE_URL: url,
    SITE_URL: 'https://bieznik.example',
  })
  const [name = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(name).toMatch(/^bieznik-\d{4}-\d{2}-\d{2}T\d{4}\.gz$/)
  expect(stdout).toMatch(new RegExp(`^${folder}/${name}: \\d+ rows of`))
})

test('numbers are left out with what KSeF knows, and the report says so', async () => {
  const ksef = await startTestKsef()
  const args = ['numbers', '--since', '2026-11-28T14:05:00Z', '--last-order', '23']
  const variables = { DATABASE_URL: await copyDatabase(), KSEF_URL: ksef.url, KSEF_TOKEN: taxpayer.token }
  const { stdout } = await command('platform/db/backup-cli.ts', args, variables)
  expect(stdout).toMatch(/^KSeF has received since 2026-11-28T13:55:00.000Z no number of the shop\.\n/)
  expect(stdout).toMatch(/^ {2}FV\/2026: last none, next FV\/2026\/1001$/m)
})

test('what stands in the way of an opening is a line each, of both programs, and exit code 1', async () => {
  const failure = command('platform/opening/opening-cli.ts', ['--lines'], {
    DATABASE_URL: url,
    MARKETING_CONSENT_REQUIRED: 'false',
  })
  await expect(failure).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^missing opening: company_example.*\n[^]*^ok {6}opening: consent_free.*\n[^]*^missing opening: mail_folder/m,
    ),
  })
})

test('the commands that give and take a role say what is wrong', async () => {
  await expect(command('people/staff/role-cli.ts', ['grant'], {})).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Usage: grant <e-mail>'),
  })
})
