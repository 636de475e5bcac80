import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { expect, onTestFinished, test } from 'vitest'
import { readCompany } from './read-company.ts'

async function aFile(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'company-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'company.json')
  await writeFile(file, content)
  return file
}

const { isExample: _, ...record } = exampleCompany

test('without a file it is the invented company, which says that it is', () => {
  expect(readCompany(undefined)).toMatchObject({ isExample: true })
})

// Shows D32
test('a file is read with what people write between digits', async () => {
  const written = {
    ...record,
    nip: '526-025-02-74',
    bankAccount: '11 1020 1156 0000 1234 5678 9012',
    krs: '0000 123 456',
  }
  expect(readCompany(await aFile(JSON.stringify(written)))).toEqual({
    ...record,
    nip: '5260250274',
    bankAccount: '11102011560000123456789012',
    isExample: false,
  })
})

// Shows D32
test('everything that is wrong is named at once', async () => {
  const { email: _email, ...rest } = record
  const wrong = {
    ...rest,
    nip: '5260250275',
    regon: '123456784',
    bankAccount: `12${record.bankAccount.slice(2)}`,
    fax: '1',
    // FA(3) takes 16 characters without blanks.
    phone: '+48 34 555 01 87 123 45',
  }
  const file = await aFile(JSON.stringify(wrong))
  for (const entry of ['at nip', 'at regon', 'at bankAccount', 'at email', 'at phone', '"fax"'])
    expect(() => readCompany(file)).toThrow(entry)
})

test.each(['{ "legalName": ', '/nowhere'])('a file that is none is named: %s', async (content) => {
  const file = content.startsWith('/') ? content : await aFile(content)
  expect(() => readCompany(file)).toThrow(`COMPANY_FILE (${file}) cannot be read as JSON.`)
})
