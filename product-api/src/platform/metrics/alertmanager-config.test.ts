import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { writeAlertmanagerConfig } from './alertmanager-config.ts'

const from = { name: 'Bieżnik', address: 'sklep@bieznik.example' }
const to = { name: 'On call', address: 'on-call@bieznik.example' }

const configSchema = z.object({
  receivers: z.tuple([z.object({ email_configs: z.tuple([z.looseObject({})]) })]),
})
const mailOf = (server: string) =>
  configSchema.parse(JSON.parse(writeAlertmanagerConfig({ server, from, to }))).receivers[0].email_configs[0]

test('alarms go through the mail server of the shop, whose password may have any letters', () => {
  expect(mailOf('smtps://shop%40bieznik.example:p%40ss%2Fw%23rd@mail.example:465')).toMatchObject({
    smarthost: 'mail.example:465',
    require_tls: true,
    auth_username: 'shop@bieznik.example',
    auth_password: 'p@ss/w#rd',
    // A name that is not ASCII would take the address out of the header.
    from: 'sklep@bieznik.example',
    to: '"On call" <on-call@bieznik.example>',
    send_resolved: true,
  })
})

test.each([
  ['smtps://u:p@mail.example', { smarthost: 'mail.example:465', require_tls: true }],
  ['smtp://u:p@mail.example', { smarthost: 'mail.example:587', require_tls: true }],
  ['smtp://mail.internal:25', { smarthost: 'mail.internal:25', require_tls: false }],
])('%s', (server, expected) => {
  expect(mailOf(server)).toMatchObject(expected)
})

test('a server without a user is not signed in to', () => {
  expect(mailOf('smtp://mail.internal:25')).not.toHaveProperty('auth_username')
})

test('a server that Alertmanager cannot use is refused, with what to do', () => {
  expect(() => mailOf('smtps://u:p@mail.example:2465')).toThrow('give SMTP_URL that port')
})

// It is no npm package: Debian has it in `prometheus-alertmanager`.
test.skipIf(spawnSync('amtool', ['--version']).status !== 0)('amtool takes the settings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alertmanager-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'alertmanager.yml')
  const quoted = { name: 'Bieżnik "24h"', address: 'sklep@bieznik.example' }
  await writeFile(file, writeAlertmanagerConfig({ server: 'smtps://u:p@mail.example', from: quoted, to }))
  const { status, stdout } = spawnSync('amtool', ['check-config', file], { encoding: 'utf8' })
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('SUCCESS') })
})
