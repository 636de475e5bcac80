import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentOf, REQUIRED } from '../containers/compose-environment.ts'
import { readDockerfile } from '../containers/dockerfile.ts'
import { canSandbox, runInSandbox } from './composed/sandbox.ts'

const root = join(import.meta.dirname, '../..')

/** The variables that the image sets. */
const ofImage = (file: string): Record<string, string> =>
  Object.fromEntries(
    readDockerfile(readFileSync(join(root, file), 'utf8'))
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) =>
        Array.from(text.matchAll(/(\w+)=([^\s$]*)/g), ([, key = '', value = '']) => [key, value]),
      ),
  )

const { isExample: _, ...record } = exampleCompany
const dotEnv: Record<string, string> = { ...REQUIRED, SMTP_URL: 'smtp://shop:secret@mail.example:2525' }

function setup(changed: Record<string, string> = {}) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const account = {
    type: 'service_account',
    project_id: dotEnv.FIREBASE_PROJECT_ID,
    client_email: 'shop@bieznik-production.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
  return {
    files: {
      'company-file': JSON.stringify({ ...record, nip: '5260250274', ...changed }),
      'google-application-credentials': JSON.stringify(account),
    },
    password: dotEnv.POSTGRES_PASSWORD ?? '',
    // One network in the place of two containers: their metrics cannot have the same port.
    productApi: {
      ...ofImage('product-api/Dockerfile'),
      ...environmentOf('product-api-1', dotEnv),
      PRODUCT_API_METRICS_PORT: '9465',
    },
    storefront: {
      ...ofImage('Dockerfile'),
      ...environmentOf('storefront-1', dotEnv),
      PICTURES_DIR: '/tmp/pictures',
    },
  }
}

describe.skipIf(!canSandbox())('the shop as compose.yaml has it, in a sandbox, which needs root', () => {
  it('starts from a .env with nothing but what is required, as a user who can write nothing, mails what people write, and is not ready while the disk of the database is full', async () => {
    const { logs, ...did } = await runInSandbox(setup())
    const all = Object.values(logs).join('')
    expect(did, all).toEqual({
      ready: { productApi: 200, storefront: 200 },
      page: 200,
      contact: 204,
      mails: 1,
      full: { ready: { productApi: 503, storefront: 503 }, live: 200, catalogue: 200 },
      freed: { productApi: 200, storefront: 200 },
    })
    expect(logs.productApi).toMatch(/"code":"53100".*"msg":"The disk of the database is full\."/)
    expect(all).not.toMatch(/EACCES|EROFS|EPERM|company_example|p@ss/)
  })

  it('does not start in the name of the invented company, and says so', async () => {
    const { ready, logs } = await runInSandbox(setup({ nip: exampleCompany.nip }))
    expect(ready).toEqual({ productApi: 0, storefront: 0 })
    for (const log of Object.values(logs)) expect(log).toMatch(/^\{.*"variables":\["COMPANY_FILE"\].*\}\n$/)
  })
})
