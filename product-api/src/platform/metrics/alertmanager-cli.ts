/*
 * alertmanager-cli.ts <file>    writes the settings of Alertmanager: alarms go through SMTP_URL to ALARMS_TO
 */
import { readCompany } from '@bieznik/backend-kit/read-company'
import { writeFile } from 'node:fs/promises'
import { readEnv } from '../../env.ts'
import { writeAlertmanagerConfig } from './alertmanager-config.ts'

async function main([file, ...rest]: string[]): Promise<string> {
  if (file === undefined || rest.length > 0) throw new Error('Usage: alertmanager-cli.ts <file>')
  const { SMTP_URL: server, MAIL_FROM, ALARMS_TO, COMPANY_FILE } = readEnv()
  if (server === undefined) throw new Error('SMTP_URL is not set: alarms go by mail.')
  const { legalName: name, email: address } = readCompany(COMPANY_FILE)
  const own = { name, address }
  const to = ALARMS_TO ?? own
  await writeFile(file, writeAlertmanagerConfig({ server, from: MAIL_FROM ?? own, to }))
  return `Alarms go to ${to.address}.`
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
