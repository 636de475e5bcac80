import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiTest, expect, test } from './fixtures.ts'
import { findLeaks } from './leaks.ts'
import { signIn } from './people.ts'
import { readTypedTexts } from './typed-texts.ts'

const TYPED = ['Ewa Nowak', 'Polna 7', 'Łódź', 'a', '1795', '4a2d']

const planted = [
  ['a name', '{"level":30,"msg":"hello Ewa Nowak"}'],
  ['a name in other letters', 'EWA NOWAK'],
  ['a name in an address', '{"url":"/api/admin/orders?search=Ewa+Nowak"}'],
  ['a street in an address', '{"url":"/api/x?a=Polna%207"}'],
  ['a city in an address', '{"url":"/x/%C5%81%C3%B3d%C5%BA"}'],
  ['an e-mail address that nobody noted', '{"msg":"mail to ewa.1@example.com"}'],
  ['an e-mail address in an address', 'GET /?email=ewa.1%40example.com'],
  ['a password', '{"body":{"password":"secret"}}'],
  ['a phone number', '{"phone":"+48 600 100 200"}'],
  ['an account number', '{"msg":"account 61109010140000071219812874"}'],
  ['a number that somebody searched for', '{"time":1,"msg":"searched 1795"}'],
  ['a token', 'authorization: Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
] as const

apiTest('the search through the logs finds what is planted, and says no word of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bieznik-leaks-'))
  for (const [what, line] of planted) {
    await writeFile(join(folder, 'storefront.log'), `{"level":30,"msg":"a line"}\n${line}\n`)
    const leaks = await findLeaks(folder, TYPED)
    expect(leaks, what).not.toEqual([])
    for (const leak of leaks) expect(leak).toMatch(/^storefront\.log:2: [a-z -]+$/i)
  }
  const harmless =
    '{"level":30,"time":1795285975779,"requestId":"6895187b-b9fc-4a2d-b4a2-2b4314a59186","ms":1795.2,"msg":"revalidation: notified","tags":["tires"]}\n'
  await writeFile(join(folder, 'storefront.log'), harmless)
  expect(await findLeaks(folder, TYPED)).toEqual([])
  await rm(folder, { recursive: true })
})

test('what a person types and sends is noted for that search', async ({ page, dataDir, customer }) => {
  await signIn(page, customer)
  expect(await readTypedTexts(dataDir)).toContain(customer.email)
  expect(await readFile(join(dataDir, 'logs/storefront.log'), 'utf8')).not.toBe('')
})
