import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { isLocalSite } from '@bieznik/contract/platform/site-url'
import { z } from 'zod'
import { readCompany } from '../read-company.ts'
import { ConfigurationError } from './read-variables.ts'

interface Settings {
  SITE_URL: string
  COMPANY_FILE?: string | undefined
  FIREBASE_PROJECT_ID: string
  GOOGLE_APPLICATION_CREDENTIALS?: string | undefined
}

/** https://cloud.google.com/iam/docs/keys-create-delete: what a key file of a service account holds. */
const serviceAccountSchema = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  client_email: z.string().min(1),
  private_key: z.string().refine(isPrivateKey),
})

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

const CREDENTIALS = 'GOOGLE_APPLICATION_CREDENTIALS'

const fault = (message: string, cause?: unknown, remedy?: string): ConfigurationError =>
  new ConfigurationError([{ name: CREDENTIALS, message, ...(remedy !== undefined && { remedy }) }], { cause })

function readCredentials(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no JSON'
    const user = process.getuid?.() ?? 'of this program'
    throw fault(`names a file that user ${user} cannot read (${code})`, error)
  }
}

/** Read at start, since otherwise a missing key shows only at the first sign-in. */
function requireServiceAccount({ FIREBASE_PROJECT_ID: project, ...set }: Settings): void {
  const { GOOGLE_APPLICATION_CREDENTIALS: file } = set
  if (file === undefined) return
  const parsed = serviceAccountSchema.safeParse(readCredentials(file))
  if (!parsed.success) throw fault('names a file that is no key of a service account')
  if (parsed.data.project_id !== project)
    throw fault(
      `is a key of the project ${parsed.data.project_id}, and FIREBASE_PROJECT_ID is ${project}`,
      undefined,
      'Both have to be of one project.',
    )
}

function requireOwnCompany({ SITE_URL, COMPANY_FILE }: Settings): void {
  const { isExample, nip } = readCompany(COMPANY_FILE)
  if (!isLocalSite(SITE_URL) && (isExample || nip === exampleCompany.nip))
    throw new ConfigurationError([
      {
        name: 'COMPANY_FILE',
        message: 'holds the invented company, in whose name a public shop cannot sell',
      },
    ])
}

/** Reads once, at start, the files that the environment names. Throws a ConfigurationError. */
export function requireFiles(set: Settings): void {
  requireOwnCompany(set)
  requireServiceAccount(set)
}
