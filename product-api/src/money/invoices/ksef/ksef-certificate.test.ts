import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { selfSigned } from '../../../../../local-services/ksef/certificate.ts'
import { readKsefCertificate } from './ksef-certificate.ts'

const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
afterAll(() => rm(folder, { recursive: true }))

async function aFile(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PASSWORD = 'kept-to-itself'
const pem = `-----BEGIN CERTIFICATE-----\n${selfSigned(keys).replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
const certificate = await aFile('offline.crt', pem)
const key = await aFile('offline.key', keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
const locked = await aFile(
  'locked.key',
  keys.privateKey
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: PASSWORD })
    .toString(),
)

test('a certificate is read with its key, also with one that has a password', () => {
  const read = readKsefCertificate({ certificate, key, password: undefined })
  expect(read).toMatchObject({ serialNumber: '01', validTo: new Date('2049-12-31T23:59:59Z') })
  expect(readKsefCertificate({ certificate, key: locked, password: PASSWORD }).key.type).toBe('private')
})

test("what cannot be used is named without its content: another's key, a wrong password, no PEM, no file", async () => {
  const another = await aFile(
    'other.key',
    other.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  const read = (differences: object) => () =>
    readKsefCertificate({ certificate, key, password: undefined, ...differences })
  expect(read({ key: another })).toThrow(`${another} is not the key of ${certificate}.`)
  expect(read({ key: locked, password: 'wrong' })).toThrow(`${locked} cannot be read as PEM.`)
  expect(read({ certificate: await aFile('broken.crt', 'no certificate') })).toThrow('cannot be read as PEM.')
  expect(read({ certificate: '/nowhere' })).toThrow('/nowhere cannot be read as PEM.')
})
