import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { beforeAll, afterAll, expect, it } from 'vitest'
import { requireFiles } from './files-at-start.ts'

const SITE_URL = 'https://bieznik.example'
const FIREBASE_PROJECT_ID = 'bieznik-production'
const { isExample: _isExample, ...record } = exampleCompany

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-at-start-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function aFile(name: string, content: object | string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const aCompany = () => aFile('company.json', { ...record, nip: '5260250274' })
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const account = {
  type: 'service_account',
  project_id: FIREBASE_PROJECT_ID,
  client_email: 'shop@bieznik-production.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
}

it('takes a company of its own and a key of its project', async () => {
  const GOOGLE_APPLICATION_CREDENTIALS = await aFile('account.json', account)
  const set = {
    SITE_URL,
    FIREBASE_PROJECT_ID,
    GOOGLE_APPLICATION_CREDENTIALS,
    COMPANY_FILE: await aCompany(),
  }
  expect(() => requireFiles(set)).not.toThrow()
})

it.each([
  ['that says that it is', { ...record, nip: '5260250274', isExample: true }],
  ['whose tax number is still there', record],
])('a public shop does not sell in the name of an invented company %s', async (_what, written) => {
  const set = { SITE_URL, FIREBASE_PROJECT_ID, COMPANY_FILE: await aFile('invented.json', written) }
  expect(() => requireFiles(set)).toThrow(/^COMPANY_FILE holds the invented company.* Set it to /)
  expect(() => requireFiles({ ...set, SITE_URL: 'http://127.0.0.1:3000' })).not.toThrow()
})

it.each<[string, object | string, RegExp]>([
  ['is a folder', '', /that user \d+ cannot read \(EISDIR\)/],
  ['is not there', '/run/secrets/nothing', /that user \d+ cannot read \(ENOENT\)/],
  ['is no JSON', 'key', /cannot read \(no JSON\)/],
  ['is another kind of file', { type: 'authorized_user' }, /is no key of a service account/],
  ['has no key in it', { ...account, private_key: 'key' }, /is no key of a service account/],
  [
    'is of another project',
    { ...account, project_id: 'other' },
    /is a key of the project other, and FIREBASE_PROJECT_ID is bieznik-production. Both have to be of one project\./,
  ],
])('a key file is read at start: one that %s is named', async (_what, content, expected) => {
  const file =
    content === '' ? folder : content === '/run/secrets/nothing' ? content : await aFile('key.json', content)
  const set = {
    SITE_URL,
    FIREBASE_PROJECT_ID,
    COMPANY_FILE: await aCompany(),
    GOOGLE_APPLICATION_CREDENTIALS: file,
  }
  expect(() => requireFiles(set)).toThrow(/^GOOGLE_APPLICATION_CREDENTIALS /)
  expect(() => requireFiles(set)).toThrow(expected)
})
